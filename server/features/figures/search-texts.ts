// What visitors of one day searched for. A text stays in memory until five different visitors have typed it: what fewer people typed
// may tell who they are, and is never written down.
import type { SharedMarks } from './shared-marks.ts'

const VISITORS_NEEDED = 5
const MAX_TEXTS = 20_000
const MAX_LENGTH = 80

/** The same for all ways to type it in one script; null for none and for what is too long to be typed by others too. */
export const searchTextKey = (text: string) => {
  const key = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  return key === '' || key.length > MAX_LENGTH ? null : key
}

export type FoundBy = { providerId: number; text: string }
type Search = {
  /** As far as needed. */
  visitors: Set<string>
  isCommon: boolean
  /** Shops that were opened from it, as often as they were. Empty once the text is common. */
  providerIds: number[]
}

/** `hashOf`: Redis learns no text. */
export const createSearchTexts = (hashOf: (text: string) => string) => {
  const searches = new Map<string, Search>()
  const changed = new Set<string>()

  const ask = async (date: string, texts: readonly string[], shared: SharedMarks | null) => {
    const asked = texts.map((text) => ({ text, visitors: [...(searches.get(text)?.visitors ?? [])] }))
    const hashed = asked.map(({ text, visitors }) => ({ hash: hashOf(text), visitors }))
    const known = await shared?.countVisitors(date, hashed)
    return asked.map(({ text, visitors }, at) => ({
      text,
      isCommon: Math.max(visitors.length, known?.[at] ?? 0) >= VISITORS_NEEDED,
    }))
  }

  const take = (text: string): FoundBy[] => {
    const search = searches.get(text)
    if (!search) return []
    search.isCommon = true
    const found = search.providerIds.map((providerId) => ({ providerId, text }))
    search.providerIds = []
    return found
  }

  return {
    add: (text: string, visitor: string, providerId: number) => {
      const search = searches.get(text) ?? { visitors: new Set(), isCommon: false, providerIds: [] }
      if (searches.size >= MAX_TEXTS && !searches.has(text)) return
      searches.set(text, search)
      search.providerIds.push(providerId)
      if (search.visitors.size < VISITORS_NEEDED) search.visitors.add(visitor)
      changed.add(text)
    },
    /** What may be written down now. When the day is over, others may have typed what was rare here. */
    takeCommon: async (date: string, shared: SharedMarks | null, isDayOver: boolean) => {
      const texts = isDayOver ? [...searches.keys()] : [...changed]
      changed.clear()
      const isKnown = (text: string) => searches.get(text)?.isCommon === true
      const rare = texts.filter((text) => !isKnown(text))
      const asked = rare.length > 0 ? await ask(date, rare, shared) : []
      return [
        ...texts.filter(isKnown),
        ...asked.flatMap(({ text, isCommon }) => (isCommon ? [text] : [])),
      ].flatMap(take)
    },
  }
}
