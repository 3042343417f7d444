// Which of the pictures or videos that hang somewhere a form takes away, and whether there is room for those that it brings.
import type { ShownMedia } from './shown-media.service.ts'

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

type Change = { kind: ShownMedia['kind']; most: number; given: GivenIds; added: number }

export const judgeChange = (shown: readonly ShownMedia[], { kind, most, given, added }: Change) => {
  const own = new Set(shown.flatMap((each) => (each.kind === kind ? [each.id] : [])))
  const deleted = new Set(idsIn(given) ?? [Number.NaN])
  const isOwn = [...deleted].every((id) => own.has(id))
  return {
    deleted: isOwn ? [...deleted] : [],
    isOwn,
    // Whoever adds none is not told that there are too many.
    isFull: added > 0 && own.size - deleted.size + added > most,
  }
}
