// Tabs of the version before go on asking for its files. Those that it had fetched beforehand are deleted when this version takes over,
// so they are moved to where all other files are.
import { precachedFiles } from './build-info.ts'
import { keepAsset } from './strategies.ts'

export const keepOldFiles = async (event: ExtendableEvent, precache: string) => {
  const cache = await caches.open(precache)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/assets/') || precachedFiles.includes(pathname)) continue
    const file = await cache.match(request)
    if (file) await keepAsset(event, request, file)
  }
}
