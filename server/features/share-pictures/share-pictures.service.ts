// Share pictures are drawn on the first request, one at a time, and then cached. Clients are served in turn, so that one client with
// thousands of requests does not delay the others.
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Language } from '../../../contract/language.ts'
import { type SharePicture, sharePicturePath } from '../../../contract/share-picture.ts'
import { createConcurrencyLimit } from '../../platform/http/concurrency-limit.ts'
import { Overloaded } from '../../platform/http/refusal.ts'
import { MEDIA_NAME, type Storage } from '../../platform/storage/storage.ts'
import { openPictureCache } from './picture-cache.ts'

// A picture takes 0.2 s of CPU. One client may use half of the queue; above it the response is 503 with Retry-After.
const DRAWING = { maxConcurrent: 1, maxPerClient: 1, maxQueued: 20, maxWaitMs: 15_000 } as const

type SharePicturesDeps = { dir: string; storage: Pick<Storage, 'read'> }

const MEDIA_PATH = '/media/'

const mediaReader = (storage: Pick<Storage, 'read'>) => {
  let hasFailed = false
  const read = async (url: string) => {
    const name = url.slice(MEDIA_PATH.length)
    try {
      if (MEDIA_NAME.test(name)) return await buffer(await storage.read(name))
    } catch {
      // Deleted since, or the storage fails: the picture is drawn without the photo.
    }
    hasFailed = true
    return undefined
  }
  return { read, hasFailed: () => hasFailed }
}

export const openSharePictures = ({ dir, storage }: SharePicturesDeps) => {
  const cache = openPictureCache(join(dir, 'kept'))
  const limit = createConcurrencyLimit(DRAWING, { delay: () => 0 })
  const underWay = new Map<string, Promise<Buffer>>()

  const draw = async (picture: SharePicture, language: Language) => {
    const [{ loadFonts }, { drawSharePicture }] = await Promise.all([
      import('./fonts.ts'),
      import('./draw.ts'),
    ])
    await loadFonts()
    const media = mediaReader(storage)
    const jpeg = await drawSharePicture(picture, language, media.read)
    // A picture with a missing photo is not cached.
    if (!media.hasFailed()) await cache.store(sharePicturePath(picture, language), jpeg)
    return jpeg
  }

  const drawOnce = (path: string, picture: SharePicture, language: Language) => {
    const drawn = draw(picture, language).finally(() => underWay.delete(path))
    underWay.set(path, drawn)
    return drawn
  }

  return {
    read: async (picture: SharePicture, language: Language, clientIp: string): Promise<Buffer> => {
      const path = sharePicturePath(picture, language)
      const available = (await cache.read(path)) ?? underWay.get(path)
      if (available) return available
      if (!(await limit.enter(clientIp))) throw new Overloaded()
      try {
        // Another client's request may have drawn it since.
        return (await cache.read(path)) ?? (await drawOnce(path, picture, language))
      } finally {
        limit.leave(clientIp)
      }
    },
  }
}
