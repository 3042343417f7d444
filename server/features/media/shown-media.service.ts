// How kept pictures and videos stand in replies.
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/db/db.ts'

/** What a reply needs to know of one. */
export const SHOWN_MEDIA = [
  'media.id',
  'media.kind',
  'media.folder',
  'media.extension',
  'media.widths',
  'media.width',
  'media.height',
] as const

export type ShownMedia = Pick<
  Selectable<Tables['media']>,
  'id' | 'kind' | 'folder' | 'extension' | 'widths' | 'width' | 'height'
>

const fileUrl = ({ folder }: Pick<ShownMedia, 'folder'>, file: string) => `/media/${folder}/${file}`

/** The widest file of a picture. */
export const pictureUrl = (media: Pick<ShownMedia, 'folder' | 'widths'>) =>
  fileUrl(media, `${media.widths.at(-1)}.webp`)

export const videoUrl = (media: ShownMedia) => fileUrl(media, `video.${media.extension}`)

export const pictureView = (media: ShownMedia) => ({
  url: pictureUrl(media),
  width: media.width ?? 0,
  height: media.height ?? 0,
  sources: media.widths.map((width) => ({ url: fileUrl(media, `${width}.webp`), width })),
})
