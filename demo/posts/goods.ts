// Posts about what a business sells: one thing, a price list, an offer.
import { endOfDay } from '../../contract/open-state.ts'
import { DAY, later } from '../calendar.ts'
import { fitting, type Business } from '../provider.ts'
import type { Item } from '../categories/category.ts'
import { type Manner, mannerOf, type Titled } from '../words/post-frames.ts'
import { fillIn, inVoice, priceText, roundPrice, rupees } from '../wording.ts'
import {
  type Author,
  authorSlots,
  chooseFrame,
  chooseTitled,
  closingLines,
  dayFor,
  type Context,
  framesOf,
  itemSlots,
  joinParagraphs,
  providerPrice,
  type Written,
} from './writing.ts'

const wordsOf = (item: Item) => `${item.name.en} ${item.note.en}`

const itemsOf = (provider: Business) => fitting(provider.trade.items, provider.place, wordsOf)

const chooseItem = ({ chooser }: Context, { provider, voice }: Author, list = itemsOf(provider)) =>
  chooser.choose(list, (item) => `${voice}:item:${item.name.en}`)

const hired = new Set(['from', 'visit', 'person', 'hour', 'day', 'night', 'month', 'km', 'page', 'point'])

/** Also a shop has things that are done and not carried home. */
const mannerFor = ({ trade: category }: Business, { unit }: Item): Manner => {
  const manner = mannerOf(category.category)
  return manner === 'goods' && hired.has(unit) ? 'service' : manner
}

const subjectOf = (provider: Business, item: Item) =>
  mannerFor(provider, item) === 'service' ? 'work' : 'goods'

export const writeItem = (context: Context, author: Author): Written | undefined => {
  const { provider, voice } = author
  const frames = framesOf(author)
  const item = chooseItem(context, author)
  const createdAt = dayFor(context, author, wordsOf(item))
  if (!createdAt) return undefined
  const opening = chooseFrame(context, author, frames.itemOpenings[mannerFor(provider, item)])
  const note = voice === 'roman' ? [] : [item.note[voice]]
  const slots = { ...authorSlots(author, createdAt), ...itemSlots(author, item) }
  const [last = '', ...before] = closingLines(context, author, context.rng.int(1, 2)).toReversed()
  const paragraphs = [
    opening,
    [[...note, chooseFrame(context, author, frames.prices)].join(' '), ...before].join('\n'),
    last,
  ]
  const title = fillIn(chooseFrame(context, author, frames.itemTitles), slots)
  return {
    title,
    content: joinParagraphs(paragraphs, slots),
    createdAt,
    subject: subjectOf(provider, item),
    item,
  }
}

const priceLine = ({ provider, voice }: Author, item: Item) =>
  `• ${itemSlots({ provider, voice }, item).Item}: ${priceText(item, providerPrice(provider, item), voice)}`

export const writeList = (context: Context, author: Author): Written | undefined => {
  const { provider } = author
  const frames = framesOf(author)
  const items = context.rng.sample(itemsOf(provider), context.rng.int(3, 5))
  const [item, other] = items
  const createdAt = dayFor(context, author, items.map((one) => one.name.en).join(' '))
  if (!item || !other || !createdAt) return undefined
  const slots = {
    ...authorSlots(author, createdAt),
    ...itemSlots(author, item),
    other: itemSlots(author, other).item ?? '',
  }
  const paragraphs = [
    chooseFrame(context, author, frames.listOpenings[mannerOf(provider.trade.category)]),
    items.map((one) => priceLine(author, one)).join('\n'),
    closingLines(context, author, context.rng.int(1, 2)).join('\n'),
  ]
  const title = fillIn(chooseFrame(context, author, frames.listTitles), slots)
  return {
    title,
    content: joinParagraphs(paragraphs, slots),
    createdAt,
    subject: subjectOf(provider, item),
    item,
  }
}

// Lawyers have no discounts.
const neverReduced = new Set([
  'Doctor, Clinic & Lab',
  'Lawyer, CA & Documents',
  'Insurance, Loan & Banking',
  'Property & Real Estate',
  'Contractor, Mason & Painter',
])

const saysPrice = ({ title, text }: Titled) => /\{now\}/.test(title + text)

/** `day` is when it is written; left out for any since the shop was listed. */
export const writeOffer = (context: Context, author: Author, day?: Date): Written | undefined => {
  const { provider, voice } = author
  if (neverReduced.has(provider.trade.category)) return undefined
  const priced = itemsOf(provider).filter(({ unit, rupees: price }) => unit !== 'from' && price >= 20)
  if (priced.length < 2) return undefined
  const item = chooseItem(context, author, priced)
  const other = context.rng.pick(priced.filter((one) => one !== item))
  const createdAt = day ?? dayFor(context, author, wordsOf(item))
  if (!createdAt) return undefined
  const usual = providerPrice(provider, item)
  const kind = mannerOf(provider.trade.category) === 'service' ? 'service' : 'sale'
  const frame = chooseTitled(context, author, framesOf(author).offers[kind])
  const { title, text } = frame
  const days = context.rng.int(4, 14)
  const reduced = Math.min(roundPrice(usual * context.rng.pick([0.8, 0.85, 0.88, 0.9])), usual - 1)
  const slots = {
    ...authorSlots(author, createdAt, days),
    ...itemSlots(author, item),
    other: inVoice(other.name, voice),
    was: rupees(usual),
    now: priceText(item, reduced, voice),
  }
  const note = voice === 'roman' ? [] : [item.note[voice]]
  const paragraphs = [text, ...note, closingLines(context, author, context.rng.int(1, 2)).join('\n')]
  return {
    title: fillIn(title, slots),
    content: joinParagraphs(paragraphs, slots),
    createdAt,
    subject: subjectOf(provider, item),
    item,
    announced: {
      kind: 'offer',
      startsAt: null,
      endsAt: endOfDay(later(createdAt, days * DAY)),
      price: saysPrice(frame) ? reduced : null,
      wasPrice: saysPrice(frame) ? usual : null,
    },
  }
}
