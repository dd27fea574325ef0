package dev.frameloop.dom.net;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.engine.agent.Agent;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/// The addresses that pages have given to blobs, for all agents of a family. Any thread.
///
/// DIVERGES: the addresses are counted, not drawn by chance, so that a run can be repeated.
///
/// @see <a href="https://w3c.github.io/FileAPI/#url">File API: a URL for blob and MediaSource reference</a>
public final class BlobUrls {
    static final URI NO_URL = URI.create("about:blank");

    private record Entry(Blob blob, GlobalObject owner) {}

    private final Map<String, Entry> entries = new ConcurrentHashMap<>();
    private final AtomicLong last = new AtomicLong();

    /// Those of the family that an agent belongs to.
    public static BlobUrls of(Agent agent) {
        return agent.agents().shared(BlobUrls.class, BlobUrls::new);
    }

    /// @see <a href="https://w3c.github.io/FileAPI/#add-an-entry">File API: add an entry to the blob URL store</a>
    String add(GlobalObject owner, Blob blob) {
        String url = "blob:" + owner.origin() + "/"
                + String.format(Locale.ROOT, "00000000-0000-4000-8000-%012x", last.incrementAndGet());
        entries.put(url, new Entry(blob, owner));
        return url;
    }

    void remove(String url) {
        entries.remove(url);
    }

    /// Forgets the addresses that a global has given.
    public void removeAllOf(GlobalObject owner) {
        entries.values().removeIf(it -> it.owner == owner);
    }

    /// What an address stands for now; null if it is no such address, or none any more.
    public @Nullable ResourceResponse resolve(URI url) {
        if (!"blob".equals(url.getScheme())) {
            return null;
        }
        Entry entry = entries.get(withoutFragment(url.toString()));
        return entry == null
                ? null
                : new ResourceResponse(URI.create(withoutFragment(url.toString())), 200, entry.blob.type(),
                        entry.blob.content());
    }

    private static String withoutFragment(String url) {
        int hash = url.indexOf('#');
        return hash < 0 ? url : url.substring(0, hash);
    }
}
