// A video is read as a player would and written anew without what it tells of its maker: place, device, program, time, title. Pictures
// and sound stay as they are (decision 26).
import { readFile, writeFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { cleanMp4 } from './videos/mp4.ts'
import { cleanOgg } from './videos/ogg.ts'
import { Unplayable } from './videos/unplayable.ts'
import { cleanWebm } from './videos/webm.ts'

// Each is held in memory, and none is larger than media.*.videoBytes: some 20 MB at once.
const limitConcurrency = pLimit(2)

const CLEANERS = { mp4: cleanMp4, webm: cleanWebm, ogg: cleanOgg } as const
export type VideoKind = keyof typeof CLEANERS

/** undefined when it can't be played. Whatever is read behind the end of the file is a sign of that, too. */
export const cleanVideo = (bytes: Buffer, kind: VideoKind): Buffer | undefined => {
  try {
    return CLEANERS[kind](bytes)
  } catch (error) {
    if (error instanceof Unplayable || error instanceof RangeError) return undefined
    throw error
  }
}

/** Writes `<path>.clean` beside the file; undefined when it can't be played. */
export const rewriteVideo = (path: string, kind: VideoKind) =>
  limitConcurrency(async () => {
    const cleaned = cleanVideo(await readFile(path), kind)
    if (!cleaned) return undefined
    const file = { path: `${path}.clean`, bytes: cleaned.length }
    await writeFile(file.path, cleaned)
    return file
  })
