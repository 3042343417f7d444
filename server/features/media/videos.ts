// Parses a video and strips its metadata: place, device, program, time, title. Picture and sound are unchanged (decision 26).
import { readFile, writeFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { cleanMp4 } from './videos/mp4.ts'
import { cleanOgg } from './videos/ogg.ts'
import { Unplayable } from './videos/unplayable.ts'
import { cleanWebm } from './videos/webm.ts'

// Each is held in memory, up to media.*.videoBytes: about 20 MB together.
const limitConcurrency = pLimit(2)

const CLEANERS = { mp4: cleanMp4, webm: cleanWebm, ogg: cleanOgg } as const
export type VideoKind = keyof typeof CLEANERS

/** Undefined when it cannot be played, also when it refers to data beyond the end of the file. */
export const cleanVideo = (bytes: Buffer, kind: VideoKind): Buffer | undefined => {
  try {
    return CLEANERS[kind](bytes)
  } catch (error) {
    if (error instanceof Unplayable || error instanceof RangeError) return undefined
    throw error
  }
}

export const rewriteVideo = (path: string, kind: VideoKind) =>
  limitConcurrency(async () => {
    const cleaned = cleanVideo(await readFile(path), kind)
    if (!cleaned) return undefined
    const file = { path: `${path}.clean`, bytes: cleaned.length }
    await writeFile(file.path, cleaned)
    return file
  })
