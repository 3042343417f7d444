import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export type Storage = Readonly<{
  /** The largest file. */
  mostBytes: number
  put: (path: string, at: { folder: string; name: string }) => Promise<void>
  remove: (folder: string) => Promise<void>
  names: () => AsyncIterable<string>
  read: (name: string) => Promise<Readable>
  /** Serves /media/, including ranges. Access and cache headers are set by the caller. */
  serve: (app: FastifyInstance) => Promise<void>
  check: () => Promise<void>
}>

/** Matches the constraint of the media table. */
export const MEDIA_NAME = /^[a-z0-9]{2}\/[a-z0-9]{20}\/[a-z0-9]+\.(webp|mp4|webm|ogg|m4a)$/

/** An archive for one person (features/media/archives.service.ts). Backups leave it out. */
export const ARCHIVE_FILE = 'haat-data.zip'
const ARCHIVE_NAME = /^[a-z0-9]{2}\/[a-z0-9]{20}\/haat-data\.zip$/

/** Documents of a district (features/offline-districts). They can be built again, so backups leave them out. */
const DOCUMENT_NAME = /^[a-z0-9]{2}\/[a-z0-9]{20}\/(district|since-\d{1,10})\.json\.br$/

export const isArchiveName = (name: string) => ARCHIVE_NAME.test(name)
export const isStoredName = (name: string) =>
  MEDIA_NAME.test(name) || isArchiveName(name) || DOCUMENT_NAME.test(name)

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  // Plain ogg would be audio.
  ogg: 'video/ogg',
  m4a: 'audio/mp4',
  zip: 'application/zip',
}

export const mediaType = (name: string) =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
