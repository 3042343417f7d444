import type { ColumnType, Selectable } from 'kysely'
import type { Tables } from '../../platform/db/db.ts'

/** The columns that shown_media() of the database writes. */
export type MediaItem = Pick<
  Selectable<Tables['media']>,
  'id' | 'kind' | 'folder' | 'extension' | 'widths' | 'width' | 'height'
> & {
  pass?: string
}

export type DerivedMedia<T extends MediaItem | null | MediaItem[]> = ColumnType<T, never, never>

const fileUrl = ({ folder, pass }: MediaItem, file: string) =>
  `/media/${folder}/${file}${pass ? `?pass=${pass}` : ''}`

/** The file of a picture in its full size, of a video or a voice note. */
export const mediaFileName = ({ kind, extension, widths }: MediaItem) =>
  kind === 'image' ? `${widths.at(-1)}.webp` : `${kind}.${extension}`

export const pictureUrl = (media: MediaItem) => fileUrl(media, `${media.widths.at(-1)}.webp`)

export const videoUrl = (media: MediaItem) => fileUrl(media, `video.${media.extension}`)

export const pictureView = (media: MediaItem) => ({
  url: pictureUrl(media),
  width: media.width ?? 0,
  height: media.height ?? 0,
  sources: media.widths.map((width) => ({ url: fileUrl(media, `${width}.webp`), width })),
})
