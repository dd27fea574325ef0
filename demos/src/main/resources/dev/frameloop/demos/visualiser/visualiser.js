'use strict';
const byId = id => document.getElementById(id);
const escaped = text => String(text).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);
const millis = nanos => (nanos / 1e6).toFixed(3);

/** Writes a part of the screen, if it is another than before. */
const written = new Map();
function write(id, html) {
  if (written.get(id) !== html) {
    written.set(id, html);
    byId(id).innerHTML = html;
  }
}

let view = { width: 640, height: 400 };
const STAGE = { width: 640, height: 400 };

function begin(name, width, height, theme) {
  view = { width, height };
  document.documentElement.className = theme;
  byId('subject').textContent = name;
}

function show(s) {
  const { controls } = s;
  byId('state').className = controls.running ? 'state running' : 'state';
  write('state', `<i class=dot></i><b>${controls.running ? 'Running' : 'Held'}</b>${escaped(held(s))}`);
  write('clock', `<b>${millis(s.nanos)}</b> ms`);
  write('loop', loop(s.phase));
  write('queues', s.queues.map(queue).join(''));
  write('stack', s.stack.slice(0, 6).map(entry).join('') || '<p class=none>empty: the loop waits</p>');
  byId('microtaskCount').textContent = s.microtasks.length || '';
  write('microtasks', list(s.microtasks, 6, 'microtask') || '<p class=none>empty</p>');
  byId('frameNumber').textContent = s.frame ? `frame ${s.frame}` : 'no frame yet';
  write('steps', s.steps.map(step).join(''));
  write('outlines', outlines(s.touched));
  write('causes', s.causes.slice(0, 8).map((it, i) => cause(it, i, controls.selected)).join('') || '<p class=none>nothing runs</p>');
  write('console', s.console.slice(-11).map(line).join('') || '<p class=none>empty</p>');
  excerpt(s.excerpt);
  write('strip', strip(s.strip));
  write('controls', footer(controls));
}

function held(s) {
  return s.phase === 'rest' || s.at.startsWith('frame') ? s.at : (s.controls.running ? '' : 'before ') + s.at;
}

function loop(phase) {
  const stations = [['rest', 'other', 'wait'], ['task', 'timer', 'run one task'], ['microtasks', 'microtask', 'all microtasks'],
    ['rendering', 'rendering', 'update the rendering']];
  return stations.map(([name, accent, text]) => `<div class="a-${accent} ${name === phase ? 'now' : ''}">${text}</div>`)
    .join('<span>→</span>');
}

function chip(item, accent) {
  return `<div class="chip a-${accent} ${item.running ? 'now' : ''}" data-command="select ${item.id}">${escaped(short(item.name))}<s>${escaped(lineOf(item.where))}</s></div>`;
}

function lineOf(where) {
  return where ? ' ' + where.slice(where.lastIndexOf(':')) : '';
}

function short(name) {
  return name.replace(/ callback$/, '');
}

function list(items, most, accent) {
  const more = items.length > most ? `<div class=more>and ${items.length - most} more</div>` : '';
  return items.slice(0, most).map(it => chip(it, accent)).join('') + more;
}

function queue(q) {
  const tasks = q.tasks.length ? `<div class=tasks>${list(q.tasks, 2, q.style)}</div>` : `<span class=soon>${escaped(q.soon)}</span>`;
  return `<div class="queue a-${q.style} ${q.tasks.length ? '' : 'empty'}"><div class=source-name><i></i>${escaped(q.source)}</div>${tasks}</div>`;
}

const KINDS = { 'microtask': 'microtask', 'microtask checkpoint': 'microtask', 'function': 'function', 'frame': 'rendering',
  'rendering step': 'rendering', 'task': 'task', 'timer': 'timer', 'script': 'function', 'callback': 'function' };
const accentOf = kind => KINDS[kind] || 'other';

function entry(e, i) {
  const name = e.kind === 'frame' || e.kind === 'microtask checkpoint' ? e.kind : e.name;
  return `<div class="chip a-${accentOf(e.kind)}" data-command="select ${e.id}"><u>${escaped(short(name))}</u><s>${e.kind === 'function' ? escaped(e.where) : ''}</s></div>`;
}

function step(s) {
  const accent = s.label === 'style and layout' ? 'layout' : s.label === 'paint' ? 'paint' : /observers/.test(s.label) ? 'observers' : 'rendering';
  return `<div class="step a-${accent} ${s.progress}"><span class=n>${s.number}</span>${escaped(s.label)}${s.did ? `<span class=did>${escaped(s.did)}</span>` : ''}</div>`;
}

function outlines(touched) {
  const scale = Math.min(STAGE.width / view.width, STAGE.height / view.height);
  const left = (STAGE.width - view.width * scale) / 2, top = (STAGE.height - view.height * scale) / 2;
  const box = (a, name) => `<i class=${name} style="left:${left + a.x * scale}px;top:${top + a.y * scale}px;width:${a.width * scale}px;height:${a.height * scale}px"></i>`;
  const named = a => box(a, 'restyled').replace('</i>', touched.restyled.length > 6 ? '</i>' : `<b>${escaped(a.label)}</b></i>`);
  const around = a => ({ ...a, width: a.width + 6 / scale, height: a.height + 6 / scale });
  return touched.painted.map(a => box(a, 'painted')).join('') + touched.laidOut.map(a => box(a, 'laid-out')).join('')
    + touched.restyled.map(a => named(around(a))).join('');
}

function cause(c, i, selected) {
  return `<div class="cause a-${accentOf(c.kind)} ${i ? '' : 'first'} ${c.id === selected ? 'picked' : ''}" data-command="select ${c.id}"><span class=kind>${escaped(c.kind)}</span>`
    + `<span class=name>${escaped(short(c.name))}</span><span class=where>${escaped(c.where)}</span><span class=time>${millis(c.nanos)}</span></div>`;
}

function line(l) {
  return `<div class=${l.level}><u>${escaped(l.text)}</u><s>${escaped(l.where)}</s></div>`;
}

function excerpt(e) {
  byId('file').textContent = e ? `${e.file}:${e.marked} ${e.running ? 'runs' : 'asked for this'}` : '';
  write('code', e ? e.lines.map((text, i) => [e.first + i, text]).map(([n, text]) =>
    `<div class="${n === e.marked ? e.running ? 'marked' : 'asked' : ''}"><span class=n>${n}</span>${coloured(text)}</div>`).join('')
    : '<p class=none>&nbsp; no page code runs, and none asked for what runs</p>');
}

const TOKENS = /(\/\/.*|<!--.*?-->)|('[^']*'|"[^"]*"|`[^`]*`)|\b(const|let|var|function|return|if|else|for|while|new|of|in|async|await|class|=>)\b|\b(\d+(?:\.\d+)?)\b/g;
function coloured(text) {
  let html = '', last = 0;
  for (const m of text.matchAll(TOKENS)) {
    const kind = m[1] ? 'c' : m[2] ? 's' : m[3] ? 'k' : 'd';
    html += escaped(text.slice(last, m.index)) + `<span class=${kind}>${escaped(m[0])}</span>`;
    last = m.index + m[0].length;
  }
  return html + escaped(text.slice(last));
}

function strip(v) {
  const left = 96, width = 1416 - left - 2, scale = width / (v.to - v.from);
  const x = nanos => left + (nanos - v.from) * scale;
  const outcomes = { made: 'made', late: 'late', dropped: 'dropped', idle: 'nothing to do', open: '' };
  const ticks = v.ticks.map(t => {
    const now = v.now >= t.from && v.now < t.to;
    const badge = outcomes[t.outcome] ? `<span class="badge ${t.outcome}">${outcomes[t.outcome]}</span>` : '';
    return `<div class="tick ${t.outcome} ${now ? 'now' : ''}" style="left:${x(t.from)}px;width:${(t.to - t.from) * scale}px"><b>${millis(t.from)}</b>${t.number ? ` &nbsp;#${t.number}` : ''}${badge}</div>`;
  });
  const lanes = ['tasks', 'microtasks', 'rendering'].map((name, i) =>
    `<div class=lane style="top:${32 + i * 26}px">${name}</div><div class=row style="top:${30 + i * 26}px"></div>`);
  const spans = v.spans.filter(s => s.to >= v.from).map(s => {
    const from = x(Math.max(s.from, v.from)), to = Math.max(from + 3, x(s.to));
    return `<div class="span a-${s.style}" data-command="select ${s.id}" title="${escaped(s.name)}" style="top:${30 + s.lane * 26}px;left:${from}px;width:${to - from}px"></div>`;
  });
  return '<h2>Frames</h2>' + lanes.join('') + ticks.join('') + spans.join('') + `<div class=cursor style="left:${x(v.now)}px"></div>`;
}

function footer(c) {
  const button = (key, label, command, text, accent = '') =>
    `<div class="button ${accent ? 'accented a-' + accent : ''}" data-key="${key}" data-command="${command}"><kbd>${label}</kbd>${text}</div>`;
  return button(' ', 'Space', 'pause', c.running ? 'pause' : 'run') + button('l', 'L', 'step line', 'next line', 'function') + button('t', 'T', 'step task', 'next task', 'timer')
    + button('m', 'M', 'step microtask', 'next microtask', 'microtask') + button('s', 'S', 'step step', 'next render step', 'rendering')
    + button('f', 'F', 'step frame', 'next frame', 'paint') + '<div class=gap></div>'
    + button('-', '−', 'slower', 'slower') + button('+', '+', 'faster', `faster &nbsp;<span class=value>${c.speed}</span>`)
    + button('v', 'V', 'rate', `display <span class=value>${c.hertz} Hz</span>`) + button('w', 'W', 'work', `extra work <span class=value>${c.work} ms</span>`)
    + button('escape', 'Esc', 'quit', 'quit');
}
