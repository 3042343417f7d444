// Share pictures: drawn when they are first requested, one at a time, and then cached. Clients take turns, so that one of them that
// requests thousands does not delay the others.
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Language } from '../../../contract/limits.ts'
import { type SharePicture, sharePicturePath } from '../../../contract/share-picture.ts'
import { createConcurrencyLimit } from '../../platform/http/concurrency-limit.ts'
import { Overloaded } from '../../platform/http/refusal.ts'
import { MEDIA_NAME, type Storage } from '../../platform/storage/storage.ts'
import { openKeptPictures } from './kept-pictures.ts'

// A picture takes a fifth of a second of work. One client may have half of the queue; the rest gets 503 with Retry-After.
const DRAWING = { maxConcurrent: 1, maxPerClient: 1, maxQueued: 20, maxWaitMs: 15_000 } as const

type SharePicturesDeps = { dir: string; storage: Pick<Storage, 'read'> }

const MEDIA_PATH = '/media/'

/** The bytes of `/media/...`, and whether all of them were there. */
const mediaReader = (storage: Pick<Storage, 'read'>) => {
  let hasFailed = false
  const read = async (url: string) => {
    const name = url.slice(MEDIA_PATH.length)
    try {
      if (MEDIA_NAME.test(name)) return await buffer(await storage.read(name))
    } catch {
      // Taken away since, or the bucket does not answer: the picture is drawn without it.
    }
    hasFailed = true
    return undefined
  }
  return { read, hasFailed: () => hasFailed }
}

export const openSharePictures = ({ dir, storage }: SharePicturesDeps) => {
  const kept = openKeptPictures(join(dir, 'kept'))
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
    // One that lacks a photo is drawn again.
    if (!media.hasFailed()) await kept.keep(sharePicturePath(picture, language), jpeg)
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
      const available = (await kept.read(path)) ?? underWay.get(path)
      if (available) return available
      if (!(await limit.enter(clientIp))) throw new Overloaded()
      try {
        // Another client that wanted the same may have had its turn before.
        return (await kept.read(path)) ?? (await drawOnce(path, picture, language))
      } finally {
        limit.leave(clientIp)
      }
    },
  }
}
