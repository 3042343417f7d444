// The message that quotes an order in the chat, in the language of its sender.
import type { Language } from '../../../contract/language.ts'
import type { ItemUnit } from '../../../contract/limits.ts'
import type { OrderedItem } from './orders.tables.ts'

const UNITS: Readonly<Record<Language, Readonly<Record<ItemUnit, string>>>> = {
  en: {
    piece: 'piece',
    kg: 'kg',
    g: 'g',
    litre: 'litre',
    ml: 'ml',
    metre: 'metre',
    foot: 'foot',
    dozen: 'dozen',
    packet: 'packet',
    plate: 'plate',
    box: 'box',
    pair: 'pair',
    hour: 'hour',
    day: 'day',
    visit: 'visit',
    month: 'month',
    person: 'person',
    sqft: 'sq ft',
  },
  hi: {
    piece: 'पीस',
    kg: 'किलो',
    g: 'ग्राम',
    litre: 'लीटर',
    ml: 'मिली',
    metre: 'मीटर',
    foot: 'फ़ुट',
    dozen: 'दर्जन',
    packet: 'पैकेट',
    plate: 'प्लेट',
    box: 'डिब्बा',
    pair: 'जोड़ी',
    hour: 'घंटा',
    day: 'दिन',
    visit: 'विज़िट',
    month: 'महीना',
    person: 'व्यक्ति',
    sqft: 'वर्ग फ़ुट',
  },
}

const WORDS: Readonly<
  Record<Language, { heading: (number: number) => string; more: (count: number) => string }>
> = {
  en: { heading: (number) => `Order ${number}:`, more: (count) => `and ${count} more` },
  hi: { heading: (number) => `ऑर्डर ${number}:`, more: (count) => `और ${count}` },
}

// Keeps the message far below the limit of the chat.
const MOST_LINES = 10

const lineOf = ({ name, unit, quantity }: OrderedItem, lang: Language) =>
  unit === '' ? `${name} × ${quantity}` : `${name}, ${quantity} ${UNITS[lang][unit]}`

export const orderQuote = ({ number, items }: { number: number; items: OrderedItem[] }, lang: Language) => {
  const { heading, more } = WORDS[lang]
  const rest = items.length - MOST_LINES
  return [
    heading(number),
    ...items.slice(0, MOST_LINES).map((item) => lineOf(item, lang)),
    ...(rest > 0 ? [more(rest)] : []),
  ].join('\n')
}
