// Sent to browsers as it is, after a line `const order = { version, pages, defaultLanguage, files }`.
// Its only job is to show the brand's offline page when a page cannot be fetched. It caches that page in each language and the files that
// the page needs. It never reads, caches or serves API responses, other pages or their data.

const cacheName = `offline-${order.version}`;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      dropOlderCaches(),
      // Requests the page while the worker is still starting.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && request.destination === "document") {
    event.respondWith(fetchPage(event));
  } else if (isOfOfflinePage(request)) {
    event.respondWith(fetch(request).catch(() => kept(request)));
  }
});

async function keepOfflinePages() {
  const cache = await caches.open(cacheName);
  // Without cookies, because the cached files are the same for everyone.
  const fresh = (path) => new Request(path, { credentials: "omit", cache: "no-cache" });
  await cache.addAll([...new Set(Object.values(order.pages)), ...order.files].map(fresh));
  const fonts = await fontsNamedIn(cache);
  await cache.addAll(fonts);
}

async function fontsNamedIn(cache) {
  const fonts = new Set();
  for (const file of order.files.filter((path) => path.endsWith(".css"))) {
    const style = await (await cache.match(file)).text();
    for (const [, address] of style.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g))
      fonts.add(new URL(address, new URL(file, self.location.origin)).pathname);
  }
  return [...fonts];
}

async function dropOlderCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** The page from the network, as without a worker; the offline page only when there is no network. */
async function fetchPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return kept(order.pages[languageOf(new URL(request.url).pathname)]);
  }
}

function isOfOfflinePage(request) {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return false;
  return (
    order.files.includes(pathname) || (request.destination === "font" && pathname.startsWith("/assets/"))
  );
}

async function kept(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request)) ?? Response.error();
}

/** The address's language, otherwise the browser's, if it is offered. */
function languageOf(pathname) {
  const wishes = [pathname.split("/")[1], ...(self.navigator.languages ?? [])].map((tag) =>
    tag.toLowerCase(),
  );
  const offered = wishes
    .flatMap((tag) => [tag, tag.split("-")[0]])
    .find((tag) => Object.hasOwn(order.pages, tag));
  return offered ?? order.defaultLanguage;
}
