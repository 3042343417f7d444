// Items of price lists for a typed text, with the number of businesses that sell them.
import type { Db } from '../../../platform/db/db.ts'
import { isDevanagari } from '../../../../contract/search-text/fold/devanagari.ts'
import { goods } from '../words/goods.ts'
import { lexeme } from '../../../../contract/search-text/words/lexemes.ts'
import { selectSoldItems } from './item-suggestions.queries.ts'
import type { TypedText } from './typed.ts'

const MOST = 5

/** By key: the name that begins as typed, in the script of the text if possible. */
const goodsNames = ({ text, prefixes }: TypedText) => {
  const likeness = (word: string) =>
    2 * Number(isDevanagari(word) === isDevanagari(text)) + Number(word.startsWith(text))
  const best = new Map<string, string>()
  for (const { key, word } of goods.namesBeginning(prefixes)) {
    const before = best.get(lexeme('goods', key))
    if (before === undefined || likeness(word) > likeness(before)) best.set(lexeme('goods', key), word)
  }
  return best
}

export const suggestItems = async (db: Db, typed: TypedText, hidden: readonly number[]) => {
  const names = goodsNames(typed)
  const rows = await selectSoldItems(db, {
    beginnings: typed.prefixes.map((prefix) => lexeme('item', prefix)),
    keys: [...names.keys()],
    exact: [...typed.sounds.map((sound) => lexeme('item', sound)), ...goodsKeysNamed(names, typed)],
    isHindi: isDevanagari(typed.text),
    hidden,
    most: 2 * MOST,
  })
  return rows
    .map(({ key, name, businesses }) => ({ name: names.get(key) ?? name, count: businesses }))
    .filter(({ count }) => count > 0)
    .slice(0, MOST)
}

const goodsKeysNamed = (names: ReadonlyMap<string, string>, { text }: TypedText) =>
  [...names].filter(([, word]) => word === text).map(([key]) => key)
