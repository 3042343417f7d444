// Search texts of one day. A text stays in memory until it came from five different networks: rarer texts may identify people, and one
// client can imitate many within a network.
import type { SharedLimits } from './shared-limits.ts'
import type { VisitorHashes } from './daily-limits.ts'

const NETWORKS_NEEDED = 5
const MAX_TEXTS = 20_000
// Limits new texts, so that one client or network cannot use up the memory of all.
const NEW_TEXTS_OF_CLIENT = 100
const NEW_TEXTS_OF_NETWORK = 500
const MAX_LENGTH = 80

/** Normalises spellings within a script; null for an empty text and for one too long to be common. */
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
  networks: Set<bigint>
  isCommon: boolean
  providerIds: number[]
}

/** `hashOf`: Redis gets hashes only. */
export const createSearchTexts = (hashOf: (text: string) => string) => {
  const searches = new Map<string, Search>()
  const changed = new Set<string>()
  const newTexts = new Map<bigint, number>()
  const newTextsOf = (hash: bigint) => newTexts.get(hash) ?? 0

  const mayBegin = ({ client, network }: VisitorHashes) =>
    searches.size < MAX_TEXTS &&
    newTextsOf(client) < NEW_TEXTS_OF_CLIENT &&
    newTextsOf(network) < NEW_TEXTS_OF_NETWORK

  const begin = (text: string, { client, network }: VisitorHashes) => {
    const search: Search = { networks: new Set(), isCommon: false, providerIds: [] }
    searches.set(text, search)
    for (const hash of [client, network]) newTexts.set(hash, newTextsOf(hash) + 1)
    return search
  }

  const ask = async (date: string, texts: readonly string[], shared: SharedLimits | null) => {
    const asked = texts.map((text) => ({ text, networks: [...(searches.get(text)?.networks ?? [])] }))
    const hashed = asked.map(({ text, networks }) => ({ hash: hashOf(text), networks }))
    const known = await shared?.countNetworks(date, hashed)
    return asked.map(({ text, networks }, at) => ({
      text,
      isCommon: Math.max(networks.length, known?.[at] ?? 0) >= NETWORKS_NEEDED,
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
    add: (text: string, hashes: VisitorHashes, providerId: number) => {
      const search = searches.get(text) ?? (mayBegin(hashes) ? begin(text, hashes) : null)
      if (!search) return
      search.providerIds.push(providerId)
      if (search.networks.size < NETWORKS_NEEDED) search.networks.add(hashes.network)
      changed.add(text)
    },
    /** Texts that may be stored now. At the end of the day, texts that were rare here may be common with other processes. */
    takeCommon: async (date: string, shared: SharedLimits | null, isDayOver: boolean) => {
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
