// Which pictures and videos of the own profile go, and how many then hang there.
import { media as limits } from '../../../contract/limits.ts'
import { ruleTexts } from '../../../contract/rule-texts.ts'
import type { OwnRow } from './profile.queries.ts'

/** As the form sends it: repeated, or one JSON list. */
export type GivenIds = string | readonly string[] | undefined

const listIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** undefined when they are no ids. */
const idsIn = (given: GivenIds): number[] | undefined => {
  const texts = [given ?? []].flat().filter((text) => text.trim() !== '')
  const ids = (texts.length === 1 ? [listIn(texts[0] ?? '')].flat() : texts).map(Number)
  return ids.every(Number.isSafeInteger) ? ids : undefined
}

type Change = { kind: 'image' | 'video'; most: number; given: GivenIds; added: number }

const judgeKind = ({ shown }: OwnRow, { kind, most, given, added }: Change) => {
  const own = new Set(shown.flatMap((each) => (each.kind === kind ? [each.id] : [])))
  const deleted = new Set(idsIn(given) ?? [Number.NaN])
  const isOwn = [...deleted].every((id) => own.has(id))
  return { deleted: isOwn ? [...deleted] : [], isOwn, isFull: own.size - deleted.size + added > most }
}

export type ShownChanges = {
  deletedImages: GivenIds
  deletedVideos: GivenIds
  newImages: number
  newVideos: number
}

export const judgeShown = (row: OwnRow, change: ShownChanges) => {
  const { images: mostImages, videos: mostVideos } = limits.profile
  const { deletedImages, deletedVideos, newImages, newVideos } = change
  const images = judgeKind(row, { kind: 'image', most: mostImages, given: deletedImages, added: newImages })
  const videos = judgeKind(row, { kind: 'video', most: mostVideos, given: deletedVideos, added: newVideos })
  return {
    deleted: [...images.deleted, ...videos.deleted],
    messages: {
      deleted_images: images.isOwn ? undefined : ruleTexts.mediaUnknown,
      deleted_videos: videos.isOwn ? undefined : ruleTexts.mediaUnknown,
      // Whoever adds none is not told that there are too many.
      images: newImages > 0 && images.isFull ? ruleTexts.imagesKept : undefined,
      videos: newVideos > 0 && videos.isFull ? ruleTexts.videosKept : undefined,
    },
  }
}
