// Where media files are kept: named files in folders, written once and never changed.
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export type Storage = Readonly<{
  /** Puts a copy of a finished file under `folder/name`. It is there whole, for good, or not at all. */
  keep: (path: string, at: { folder: string; name: string }) => Promise<void>
  /** Also when there is no such folder. */
  remove: (folder: string) => Promise<void>
  /** Every kept file as `folder/name`, in no order. */
  names: () => AsyncIterable<string>
  /** Fails when there is none of that name. */
  read: (name: string) => Promise<Readable>
  /** Answers below /media/: whole files and parts of them. Who may ask, and how long it may be kept, is not its business. */
  serve: (app: FastifyInstance) => Promise<void>
  /** Fails when it can't be reached. */
  check: () => Promise<void>
}>

/** As the table of media demands a folder, and a file in it. */
export const MEDIA_NAME = /^[a-z0-9]{2}\/[a-z0-9]{20}\/[a-z0-9]+\.(webp|mp4|webm|ogg)$/

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  // Ogg alone would be taken for sound.
  ogg: 'video/ogg',
}

export const mediaType = (name: string) =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
