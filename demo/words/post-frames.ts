// The parts of a post that belong to no single trade. hindi.ts, english.ts and roman.ts fill them, each in its own voice.
// Slots: {shop} {place} {street} {opens} {closes} {off} {mobile} {contact} {since} are of the business; {item} {other}
// {price} {was} {now} for goods; {date} {until} {festival} {after} {early} {late} for days and hours.
import { readTsv } from '../../server/platform/reference-data.ts'

/** How a business speaks of what it sells. */
export type Manner = 'kitchen' | 'fresh' | 'goods' | 'service'

export type Titled = { title: string; text: string }

export type PostFrames = {
  itemTitles: string[]
  itemOpenings: Readonly<Record<Manner, string[]>>
  /** {item} must not be followed by an inflected word in Hindi: its gender is unknown. */
  prices: string[]
  listTitles: string[]
  listOpenings: Readonly<Record<Manner, string[]>>
  festivalTitles: string[]
  festivalTimings: string[]
  offers: Readonly<Record<'sale' | 'service', Titled[]>>
  hours: Titled[]
  notices: Titled[]
  /** For those who sell things over a counter. */
  providerNotices: Titled[]
  closings: string[]
}

/** The trades' tips, stories and answers are written in Hindi and English only. */
export type AllFrames = PostFrames & {
  tipClosings: string[]
  storyClosings: string[]
  answerTitles: string[]
  answerOpenings: string[]
}

/** `title | text`, one a line. */
export const titled = (table: TemplateStringsArray): Titled[] =>
  table
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [title, text, ...more] = line.split('|').map((cell) => cell.trim())
      if (!title || !text || more.length > 0) throw new Error(`Not a title and a text: ${line.trim()}`)
      return { title, text }
    })

const manners: Readonly<Record<Exclude<Manner, 'goods' | 'service'>, string[]>> = {
  kitchen: ['Sweets & Bakery', 'Restaurant & Dhaba', 'Fast Food & Tea Stall'],
  fresh: ['Dairy & Milk Products', 'Fruits & Vegetables', 'Meat, Fish & Poultry'],
}

const services = new Set(
  (await readTsv('categories')).filter(({ service }) => service === 'yes').map(({ title_en }) => title_en),
)

export const mannerOf = (category: string): Manner => {
  if (services.has(category)) return 'service'
  if (manners.kitchen.includes(category)) return 'kitchen'
  return manners.fresh.includes(category) ? 'fresh' : 'goods'
}
