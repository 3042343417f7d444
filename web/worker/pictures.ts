// Caches the pictures of a shop's page in their narrowest width, which replaces every other width offline.
import { isGatewayError, isWhole } from './own-responses.ts'
import { trim } from './cache-limits.ts'
import { PICTURES } from './cache-names.ts'

const MAX_PICTURES = 200

const isPicture = (reply: Response) =>
  isWhole(reply) && (reply.headers.get('content-type')?.startsWith('image/') ?? false)

export const cachePictures = async (urls: readonly string[]) => {
  const cache = await caches.open(PICTURES)
  for (const url of urls) {
    const reply = await fetch(url)
    if (isPicture(reply)) await cache.put(url, reply)
  }
  await trim(PICTURES, MAX_PICTURES)
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

const findCached = async (path: string) => {
  const cache = await caches.open(PICTURES)
  const cached = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folderOf(path)))
  return cached && cache.match(cached, { ignoreVary: true })
}

/** Network first: a picture that was hidden meanwhile must not be displayed from the cache. */
export const showPicture = async ({ request, url }: { request: Request; url: URL }) => {
  const picture = await fetch(request).catch(() => Response.error())
  const isAnswered = picture.type !== 'error' && !isGatewayError(picture)
  return isAnswered ? picture : ((await findCached(url.pathname)) ?? picture)
}
