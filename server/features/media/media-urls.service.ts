import type { ColumnType, Selectable } from 'kysely'
import { MIN_LARGE_PICTURE, media } from '../../../contract/media-limits.ts'
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

export const pictureUrl = (picture: MediaItem) => fileUrl(picture, `${picture.widths.at(-1)}.webp`)

/** A logo is at most 96 px wide on a page, 48 px in a list. */
export const logoUrl = (logo: MediaItem, { inList }: { inList: boolean }) => {
  const wanted = inList ? media.pictureWidths[0] : MIN_LARGE_PICTURE
  const width = logo.widths.find((each) => each >= wanted) ?? logo.widths.at(-1)
  return fileUrl(logo, `${width}.webp`)
}

export const videoUrl = (video: MediaItem) => fileUrl(video, `video.${video.extension}`)

export const pictureView = (picture: MediaItem) => ({
  url: pictureUrl(picture),
  width: picture.width ?? 0,
  height: picture.height ?? 0,
  sources: picture.widths.map((width) => ({ url: fileUrl(picture, `${width}.webp`), width })),
})
