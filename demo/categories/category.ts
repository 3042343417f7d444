// The material of one trade, written as small tables so that the words stay readable:
// one row a line, cells parted by `|`, Hindi before English.
export type Say = { hi: string; en: string }
export type Item = { name: Say; rupees: number; unit: Unit; note: Say }
export type Piece = { title: Say; text: Say }
export type Exchange = { ask: Say; answer: Say }
export type Unit = keyof typeof units

export type Category = {
  /** The English title in data/categories.tsv. */
  category: string
  /** How common such shops are: only the proportion counts. */
  weight: number
  providers: Say[]
  mottos: Say[]
  about: Say[]
  items: Item[]
  tips: Piece[]
  stories: Piece[]
  questions: Exchange[]
  festive: Say[]
  /** Who usually keeps such a shop; anyone when left out. */
  keeper?: 'woman' | 'man'
  faith?: 'hindu'
}

export const units = {
  from: { hi: 'से शुरू', en: 'onwards' },
  kg: { hi: 'किलो', en: 'kg' },
  litre: { hi: 'लीटर', en: 'litre' },
  piece: { hi: 'पीस', en: 'piece' },
  plate: { hi: 'प्लेट', en: 'plate' },
  cup: { hi: 'कप', en: 'cup' },
  dozen: { hi: 'दर्जन', en: 'dozen' },
  packet: { hi: 'पैकेट', en: 'packet' },
  bag: { hi: 'बोरी', en: 'bag' },
  pair: { hi: 'जोड़ी', en: 'pair' },
  set: { hi: 'सेट', en: 'set' },
  metre: { hi: 'मीटर', en: 'metre' },
  foot: { hi: 'वर्ग फ़ुट', en: 'sq ft' },
  gram: { hi: 'ग्राम', en: 'gram' },
  visit: { hi: 'विज़िट', en: 'visit' },
  person: { hi: 'व्यक्ति', en: 'person' },
  hour: { hi: 'घंटा', en: 'hour' },
  day: { hi: 'दिन', en: 'day' },
  night: { hi: 'रात', en: 'night' },
  month: { hi: 'महीना', en: 'month' },
  km: { hi: 'किमी', en: 'km' },
  page: { hi: 'पेज', en: 'page' },
  hundred: { hi: 'सैकड़ा', en: 'hundred' },
  point: { hi: 'पॉइंट', en: 'point' },
} as const

export const says = (table: TemplateStringsArray): Say[] =>
  rows<[string, string]>(table, 2).map(([hi, en]) => ({ hi, en }))

export const pieces = (table: TemplateStringsArray): Piece[] =>
  rows<Four>(table, 4).map(([titleHi, titleEn, hi, en]) => ({
    title: { hi: titleHi, en: titleEn },
    text: { hi, en },
  }))

export const exchanges = (table: TemplateStringsArray): Exchange[] =>
  rows<Four>(table, 4).map(([askHi, askEn, hi, en]) => ({
    ask: { hi: askHi, en: askEn },
    answer: { hi, en },
  }))

/** `name | name | 320 kg | note | note`; a price without a unit means 'from this price'. */
export const items = (table: TemplateStringsArray): Item[] =>
  rows<[...Four, string]>(table, 5).map(([hi, en, price, noteHi, noteEn]) => ({
    name: { hi, en },
    ...priceOf(price),
    note: { hi: noteHi, en: noteEn },
  }))

type Four = [string, string, string, string]

const rows = <Row extends string[]>(table: TemplateStringsArray, width: Row['length']): Row[] =>
  table
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== width) throw new Error(`Not ${width} cells: ${line.trim()}`)
      return cells as Row
    })

const priceOf = (price: string): { rupees: number; unit: Unit } => {
  const [rupees, unit = 'from'] = price.split(' ')
  if (!(unit in units)) throw new Error(`No such unit: ${price}`)
  return { rupees: Number(rupees), unit: unit as Unit }
}
