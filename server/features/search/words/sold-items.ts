// What an item of a price list is called in suggestions. Spellings of one sound have the same key, and so have all names of goods.
import { isDevanagari } from '../../../../contract/search-text/fold/devanagari.ts'
import { goods } from './goods.ts'
import { lexeme, wholeSounds } from '../../../../contract/search-text/words/lexemes.ts'
import { wordsOf } from '../../../../contract/search-text/words/sounds.ts'

export type SoldItem = {
  key: string
  /** The spelling, without amounts; empty for goods, whose names are known. */
  name: string
}

const AMOUNTS = new Set(
  `kg kgs g gm gms gram grams ltr litre litres liter ml metre meter mtr pc pcs piece pieces plate plates dozen packet packets pack box
  pair per only rs cup glass set full half किलो किग्रा ग्राम लीटर मीटर पीस प्लेट दर्जन पैकेट डिब्बा जोड़ी प्रति रुपये रु कप गिलास सेट फुल हाफ`
    .normalize('NFC')
    .split(/\s+/),
)

const isAmount = (word: string) => /\d/.test(word) || AMOUNTS.has(word)

const wholeItem = (words: readonly string[]): SoldItem => {
  const named = goods.namedIn(words).find(({ from, to }) => from === 0 && to === words.length)
  return named
    ? { key: lexeme('goods', named.key), name: '' }
    : { key: lexeme('item', wholeSounds(words)[0] ?? ''), name: words.join(' ') }
}

/** 'समोसा (Samosa)' is one item, written twice. */
const spellingsIn = (words: readonly string[]) => {
  const scripts = [words.filter(isDevanagari), words.filter((word) => !isDevanagari(word))]
  const [hindi, latin] = scripts.map((part) => part.length > 0 && wholeItem(part).key)
  return hindi && hindi === latin ? scripts : [words]
}

/** The item itself and the goods that it names: 'Paneer Samosa' is also samosa. */
const soldItemsOf = (name: string): SoldItem[] => {
  const words = wordsOf(name).filter((word) => !isAmount(word))
  if (wholeSounds(words).length === 0) return []
  return [
    ...spellingsIn(words).map(wholeItem),
    ...goods.namedIn(words).map(({ key }) => ({ key: lexeme('goods', key), name: '' })),
  ]
}

export const soldItemsIn = (items: readonly { name: string }[]): SoldItem[] => [
  ...new Map(
    items.flatMap(({ name }) => soldItemsOf(name)).map((sold) => [`${sold.key} ${sold.name}`, sold]),
  ).values(),
]
