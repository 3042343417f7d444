// Share pictures: drawn when they are first asked for, one at a time, and then kept.
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Language } from '../../../contract/limits.ts'
import { type SharePicture, sharePicturePath } from '../../../contract/share-picture.ts'
import { Overloaded } from '../../platform/http/refusal.ts'
import { MEDIA_NAME, type Storage } from '../../platform/storage/storage.ts'
import { openKeptPictures } from './kept-pictures.ts'

// A picture takes a fifth of a second of work. Who would wait longer than some seconds is told to come again.
const MOST_WAITING = 20

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
  const lane = pLimit(1)
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

  const drawInTurn = (path: string, picture: SharePicture, language: Language) => {
    const drawing = underWay.get(path)
    if (drawing) return drawing
    if (lane.pendingCount >= MOST_WAITING) throw new Overloaded()
    const drawn = lane(() => draw(picture, language)).finally(() => underWay.delete(path))
    underWay.set(path, drawn)
    return drawn
  }

  return {
    read: async (picture: SharePicture, language: Language): Promise<Buffer> => {
      const path = sharePicturePath(picture, language)
      return (await kept.read(path)) ?? drawInTurn(path, picture, language)
    },
  }
}
