// The pictures of a shop's page, each in its narrowest width. Without a connection that one is shown for every other width.
import { isOfGateway, isWhole } from './answers.ts'
import { trim } from './bounds.ts'
import { PICTURES } from './cache-names.ts'

const MOST = 200

const isPicture = (reply: Response) =>
  isWhole(reply) && (reply.headers.get('content-type')?.startsWith('image/') ?? false)

export const keepPictures = async (addresses: readonly string[]) => {
  const cache = await caches.open(PICTURES)
  for (const address of addresses) {
    const reply = await fetch(address)
    if (isPicture(reply)) await cache.put(address, reply)
  }
  await trim(PICTURES, MOST)
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

const findKept = async (path: string) => {
  const cache = await caches.open(PICTURES)
  const kept = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folderOf(path)))
  return kept && cache.match(kept, { ignoreVary: true })
}

/** Asked for each time: what was hidden is not shown as long as the server can be reached. */
export const showPicture = async ({ request, url }: { request: Request; url: URL }) => {
  const picture = await fetch(request).catch(() => Response.error())
  const isAnswered = picture.type !== 'error' && !isOfGateway(picture)
  return isAnswered ? picture : ((await findKept(url.pathname)) ?? picture)
}
