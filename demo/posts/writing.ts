// What every kind of post needs: frames that seldom repeat, the shop's own prices and days that fit.
import { dateText, DAY, isInSeason, later, recentlyBetween } from '../calendar.ts'
import type { Chooser } from '../chooser.ts'
import { hashOf, type Rng } from '../../tools/random.ts'
import { type Business, providerSlots, usable } from '../provider.ts'
import type { Item } from '../categories/category.ts'
import { english } from '../words/english.ts'
import { hindi } from '../words/hindi.ts'
import type { Subject } from '../words/comments.ts'
import type { AllFrames, PostFrames, Titled } from '../words/post-frames.ts'
import { roman } from '../words/roman.ts'
import type { Spoken, Voice } from '../words/voices.ts'
import { fillIn, hourText, inVoice, priceText, roundPrice, type Slots } from '../wording.ts'

export type Context = { rng: Rng; chooser: Chooser; now: Date }

/** The author of one post and the voice it is written in. */
export type Author = { provider: Business; voice: Voice }

export type Written = {
  title: string
  content: string
  createdAt: Date
  subject: Subject
  /** What comments may speak of. */
  item?: Item
  festival?: Spoken
  announced?: Announced
}

/** What makes a post an offer or an event. Prices in rupees. */
export type Announced = {
  kind: 'offer' | 'event'
  startsAt: Date | null
  endsAt: Date
  price: number | null
  wasPrice: number | null
}

const allFrames = { hi: hindi, en: english }
const frames: Readonly<Record<Voice, PostFrames>> = { ...allFrames, roman }

export const framesOf = ({ voice }: Author): PostFrames => frames[voice]
export const allFramesOf = ({ voice }: Author): AllFrames => allFrames[voice === 'hi' ? 'hi' : 'en']

/** Prices differ a little from shop to shop and stay the same in one shop. */
export const providerPrice = (provider: Business, item: Item): number => {
  const share = (hashOf(`${provider.businessName}/${item.name.en}`) % 1000) / 1000
  return roundPrice(item.rupees * (0.88 + share * 0.26))
}

export const itemSlots = ({ provider, voice }: Author, item: Item): Slots => {
  const name = inVoice(item.name, voice)
  return {
    item: name,
    Item: name.charAt(0).toUpperCase() + name.slice(1),
    price: priceText(item, providerPrice(provider, item), voice),
  }
}

export const authorSlots = ({ provider, voice }: Author, createdAt: Date, days = 7): Slots => ({
  ...providerSlots(provider, voice),
  date: dateText(createdAt, voice),
  until: dateText(later(createdAt, days * DAY), voice),
  early: hourText(Math.max(5, provider.opens - 1), voice),
  late: hourText(Math.min(23, provider.closes + 1), voice),
})

export const chooseFrame = ({ chooser }: Context, { provider }: Author, list: readonly string[]) =>
  chooser.choose(usable(list, provider))

export const chooseTitled = ({ chooser }: Context, { provider }: Author, list: readonly Titled[]): Titled => {
  const fit = list.filter(({ title, text }) => usable([`${title} ${text}`], provider).length > 0)
  return chooser.choose(fit, ({ text }) => text)
}

const slotsIn = (frame: string) => frame.match(/\{\w+\}/g) ?? []

/** A last line, more often one that names something of the shop than a phrase that all of them use. */
const closingLine = ({ chooser, rng }: Context, lines: readonly string[]) => {
  const own = lines.filter((line) => line.includes('{'))
  const common = lines.filter((line) => !line.includes('{'))
  return chooser.choose(rng.chance(0.8) ? own : common)
}

/** One or two last lines that don't both give the address or the hours. */
export const closingLines = (context: Context, author: Author, count: number): string[] => {
  const all = usable(framesOf(author).closings, author.provider)
  const first = closingLine(context, all)
  if (count < 2) return [first]
  const others = all.filter((line) => line !== first && !slotsIn(line).some((slot) => first.includes(slot)))
  return [closingLine(context, others), first]
}

/** A day since the shop was listed on which this makes sense to read; none when its season never came. */
export const dayFor = ({ rng, now }: Context, { provider }: Author, text: string): Date | undefined => {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const day = recentlyBetween(rng, provider.listedAt, now)
    if (isInSeason(text, day)) return day
  }
  return undefined
}

export const joinParagraphs = (paragraphs: readonly string[], slots: Slots) =>
  paragraphs
    .map((paragraph) => fillIn(paragraph, slots))
    .join('\n\n')
    .replace(/^\p{Ll}/gmu, (letter) => letter.toUpperCase())
