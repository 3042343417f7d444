import type { ItemUnit } from '../../../../contract/limits.ts'

const WORDS: Readonly<Record<ItemUnit, string>> = {
  piece: 'piece pieces pc pcs pcse each ea nag पीस पिस नग अदद प्रत्येक',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme किलो किग्रा केजी किलोग्राम',
  g: 'g gm gms gr gram grams ग्राम ग्रा',
  litre: 'l lt ltr ltrs lit liter liters litre litres लीटर लिटर ली',
  ml: 'ml mls मिली मिलीलीटर एमएल',
  metre: 'm mt mtr mtrs meter meters metre metres मीटर मी',
  foot: 'ft foot feet फुट फीट फिट',
  dozen: 'dozen dozens doz dz darjan दर्जन',
  packet: 'packet packets pkt pkts pack packs पैकेट पैक',
  plate: 'plate plates plt प्लेट',
  box: 'box boxes bx dabba dibba बॉक्स डिब्बा डब्बा पेटी',
  pair: 'pair pairs pr jodi जोड़ी जोड़ा जोड़े',
  hour: 'hour hours hr hrs ghanta घंटा घंटे घण्टा घण्टे',
  day: 'day days din दिन रोज़',
  visit: 'visit visits विजिट',
  month: 'month months mth mahina महीना महीने माह',
  person: 'person persons people head pax व्यक्ति आदमी',
  sqft: 'sqft sft sqfeet sqfoot squarefoot squarefeet squareft वर्गफुट वर्गफीट वर्गफिट स्क्वायरफुट स्क्वायरफीट स्क्वेयरफुट स्क्वेयरफीट',
}

const NUKTA = /\u093C/g

export const plainWord = (word: string) => word.normalize('NFD').replaceAll(NUKTA, '').toLowerCase()

const wordSet = (words: string) => words.split(' ').map(plainWord)

export const words = (list: string): ReadonlySet<string> => new Set(wordSet(list))

const units = new Map(
  Object.entries(WORDS).flatMap(([unit, list]) =>
    wordSet(list).map((word) => [word, unit as ItemUnit] as const),
  ),
)

export const unitOf = (word: string) => units.get(plainWord(word))

export const isEach = (word: string) => EACH.has(plainWord(word))
const EACH = words('each ea प्रत्येक')
