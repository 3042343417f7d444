import { ID_DIGITS } from '../../../contract/schemas.ts'
import type { MediaItem } from './media-urls.service.ts'

export type DeletedIdsInput = string | readonly (string | number)[] | undefined

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
