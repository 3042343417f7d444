// What a search hands to the results page with the navigation, under the specification's names.
import { type Asked, askedQuery } from '../asked.ts'
import type { FoundProvider } from '../results.api.ts'
import type { Rows } from './growing.ts'

type HandedOver = {
  providers: readonly FoundProvider[]
  /** The cursor behind the last of them. */
  next: string | null
  searchtext: string
  location: string
  category: string
}

export const handedOver = (asked: Asked, { rows, next }: Rows<FoundProvider>): HandedOver => ({
  providers: rows,
  next,
  searchtext: asked.q,
  location: asked.district,
  category: asked.category,
})

/** The rows that came along, if they are those that the address asks for: it can be changed by hand. */
export const rowsHandedOver = (state: unknown, asked: Asked): Rows<FoundProvider> | undefined => {
  const { providers, next = null, searchtext, location, category } = (state ?? {}) as Partial<HandedOver>
  if (!providers || searchtext === undefined || location === undefined || category === undefined)
    return undefined
  const isSame = askedQuery({ q: searchtext, district: location, category }) === askedQuery(asked)
  return isSame ? { rows: providers, next } : undefined
}
