// Posts about what a business sells: one thing, a price list, an offer.
import { fitting, type Shop } from '../shop.ts'
import type { Item } from '../trades/trade.ts'
import { type Manner, mannerOf } from '../words/post-frames.ts'
import { fillIn, inVoice, priceText, roundPrice, rupees } from '../wording.ts'
import {
  type Author,
  authorSlots,
  chooseFrame,
  chooseTitled,
  closingLines,
  dayFor,
  type Desk,
  framesOf,
  itemSlots,
  joinParagraphs,
  shopPrice,
  type Written,
} from './desk.ts'

const wordsOf = (item: Item) => `${item.name.en} ${item.note.en}`

const itemsOf = (shop: Shop) => fitting(shop.trade.items, shop.place, wordsOf)

const chooseItem = ({ chooser }: Desk, { shop, voice }: Author, list = itemsOf(shop)) =>
  chooser.choose(list, (item) => `${voice}:item:${item.name.en}`)

const hired = new Set(['from', 'visit', 'person', 'hour', 'day', 'night', 'month', 'km', 'page', 'point'])

/** Also a shop has things that are done and not carried home. */
const mannerFor = ({ trade }: Shop, { unit }: Item): Manner => {
  const manner = mannerOf(trade.category)
  return manner === 'goods' && hired.has(unit) ? 'service' : manner
}

const subjectOf = (shop: Shop, item: Item) => (mannerFor(shop, item) === 'service' ? 'work' : 'goods')

export const writeItem = (desk: Desk, author: Author): Written | undefined => {
  const { shop, voice } = author
  const frames = framesOf(author)
  const item = chooseItem(desk, author)
  const createdAt = dayFor(desk, author, wordsOf(item))
  if (!createdAt) return undefined
  const opening = chooseFrame(desk, author, frames.itemOpenings[mannerFor(shop, item)])
  const note = voice === 'roman' ? [] : [item.note[voice]]
  const slots = { ...authorSlots(author, createdAt), ...itemSlots(author, item) }
  const [last = '', ...before] = closingLines(desk, author, desk.rng.int(1, 2)).toReversed()
  const paragraphs = [
    opening,
    [[...note, chooseFrame(desk, author, frames.prices)].join(' '), ...before].join('\n'),
    last,
  ]
  const title = fillIn(chooseFrame(desk, author, frames.itemTitles), slots)
  return {
    title,
    content: joinParagraphs(paragraphs, slots),
    createdAt,
    subject: subjectOf(shop, item),
    item,
  }
}

const priceLine = ({ shop, voice }: Author, item: Item) =>
  `• ${itemSlots({ shop, voice }, item).Item}: ${priceText(item, shopPrice(shop, item), voice)}`

export const writeList = (desk: Desk, author: Author): Written | undefined => {
  const { shop } = author
  const frames = framesOf(author)
  const items = desk.rng.sample(itemsOf(shop), desk.rng.int(3, 5))
  const [item, other] = items
  const createdAt = dayFor(desk, author, items.map((one) => one.name.en).join(' '))
  if (!item || !other || !createdAt) return undefined
  const slots = {
    ...authorSlots(author, createdAt),
    ...itemSlots(author, item),
    other: itemSlots(author, other).item ?? '',
  }
  const paragraphs = [
    chooseFrame(desk, author, frames.listOpenings[mannerOf(shop.trade.category)]),
    items.map((one) => priceLine(author, one)).join('\n'),
    closingLines(desk, author, desk.rng.int(1, 2)).join('\n'),
  ]
  const title = fillIn(chooseFrame(desk, author, frames.listTitles), slots)
  return {
    title,
    content: joinParagraphs(paragraphs, slots),
    createdAt,
    subject: subjectOf(shop, item),
    item,
  }
}

// Nobody advertises ten per cent off a lawsuit.
const neverReduced = new Set([
  'Doctor, Clinic & Lab',
  'Lawyer, CA & Documents',
  'Insurance, Loan & Banking',
  'Property & Real Estate',
  'Contractor, Mason & Painter',
])

export const writeOffer = (desk: Desk, author: Author): Written | undefined => {
  const { shop, voice } = author
  if (neverReduced.has(shop.trade.category)) return undefined
  const priced = itemsOf(shop).filter(({ unit, rupees: price }) => unit !== 'from' && price >= 20)
  if (priced.length < 2) return undefined
  const item = chooseItem(desk, author, priced)
  const other = desk.rng.pick(priced.filter((one) => one !== item))
  const createdAt = dayFor(desk, author, wordsOf(item))
  if (!createdAt) return undefined
  const usual = shopPrice(shop, item)
  const kind = mannerOf(shop.trade.category) === 'service' ? 'service' : 'sale'
  const { title, text } = chooseTitled(desk, author, framesOf(author).offers[kind])
  const slots = {
    ...authorSlots(author, createdAt, desk.rng.int(4, 14)),
    ...itemSlots(author, item),
    other: inVoice(other.name, voice),
    was: rupees(usual),
    now: priceText(
      item,
      Math.min(roundPrice(usual * desk.rng.pick([0.8, 0.85, 0.88, 0.9])), usual - 1),
      voice,
    ),
  }
  const note = voice === 'roman' ? [] : [item.note[voice]]
  const paragraphs = [text, ...note, closingLines(desk, author, desk.rng.int(1, 2)).join('\n')]
  return {
    title: fillIn(title, slots),
    content: joinParagraphs(paragraphs, slots),
    createdAt,
    subject: subjectOf(shop, item),
    item,
  }
}
