import { ID_DIGITS } from '../../../contract/schemas.ts'
import type { MediaItem } from './media-urls.service.ts'

type DeletedIdsInput = string | readonly (string | number)[] | undefined

const ID = new RegExp(`^${ID_DIGITS}$`)

const parseJsonList = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const parseIds = (given: DeletedIdsInput): number[] | undefined => {
  const texts = [given ?? []]
    .flat()
    .map(String)
    .filter((text) => text.trim() !== '')
  const ids = texts.length === 1 ? [parseJsonList(texts[0] ?? '')].flat() : texts
  return ids.every((id) => ID.test(String(id))) ? ids.map(Number) : undefined
}

type MediaChange = { kind: MediaItem['kind']; most: number; given: DeletedIdsInput; added: number }

export const checkMediaChange = (
  present: readonly MediaItem[],
  { kind, most, given, added }: MediaChange,
) => {
  const own = new Set(present.flatMap((each) => (each.kind === kind ? [each.id] : [])))
  const deleted = new Set(parseIds(given) ?? [Number.NaN])
  const isOwn = [...deleted].every((id) => own.has(id))
  return {
    deleted: isOwn ? [...deleted] : [],
    isOwn,
    // A form that adds none is never refused for too many.
    isFull: added > 0 && own.size - deleted.size + added > most,
  }
}

type DeletedMedia = { deleted_images?: DeletedIdsInput; deleted_videos?: DeletedIdsInput }
type MediaCounts = { images: number; videos: number }

export const checkMediaChanges = (
  present: readonly MediaItem[],
  most: MediaCounts,
  { deleted_images, deleted_videos }: DeletedMedia,
  added: MediaCounts,
) => {
  const images = checkMediaChange(present, {
    kind: 'image',
    most: most.images,
    given: deleted_images,
    added: added.images,
  })
  const videos = checkMediaChange(present, {
    kind: 'video',
    most: most.videos,
    given: deleted_videos,
    added: added.videos,
  })
  return { images, videos, deleted: [...images.deleted, ...videos.deleted] }
}
