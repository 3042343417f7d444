// Posts that belong to a day: festivals, hours, small news of the shop.
import { dateText, DAY, later, type Occasion, occasionsBetween, atWritingTime } from '../calendar.ts'
import { isNeverClosed, type Business } from '../provider.ts'
import type { Say } from '../categories/category.ts'
import { type Festival, festivals } from '../words/festivals.ts'
import { mannerOf } from '../words/post-frames.ts'
import { fillIn, inVoice } from '../wording.ts'
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
  type Written,
} from './writing.ts'

const isFor = ({ faiths, trades: categories }: Festival, { person, trade: category }: Business) =>
  (!faiths || faiths.includes(person.faith)) && (!categories || categories.includes(category.category))

/** A line that names another festival, or a puja on a day that has none, does not fit. */
const fits = (festival: Festival, { hi, en }: Say) => {
  const line = `${hi} ${en}`
  if (festival.unfit?.test(line)) return false
  return !festivals.some(({ words }) => words.test(line)) || festival.words.test(line)
}

const FIRST = 9
const LAST = 2

const chooseOccasion = ({ now, chooser }: Context, { provider }: Author): Occasion | undefined => {
  const occasions = occasionsBetween(
    later(provider.listedAt, FIRST * DAY),
    later(now, LAST * DAY),
    provider.place.state,
  )
  const open = occasions.filter(({ festival }) => isFor(festival, provider))
  const keyOf = ({ festival, day }: Occasion) =>
    `${provider.businessName}:${festival.name.en}:${day.toISOString()}`
  const left = chooser.unused(open, keyOf)
  if (left.length === 0) return undefined
  const chosen = chooser.choose(left, ({ festival }) => `festival:${festival.name.en}`)
  chooser.choose([chosen], keyOf)
  return chosen
}

export const writeFestival = (context: Context, author: Author): Written | undefined => {
  const { provider, voice } = author
  const frames = framesOf(author)
  const occasion = chooseOccasion(context, author)
  if (!occasion) return undefined
  const { festival, day } = occasion
  const createdAt = atWritingTime(context.rng, later(day, -context.rng.int(LAST + 1, FIRST) * DAY))
  if (createdAt > context.now || createdAt < provider.listedAt) return undefined
  const slots = {
    ...authorSlots(author, createdAt),
    festival: festival.name[voice],
    date: dateText(day, voice),
    after: dateText(later(day, DAY), voice),
  }
  const greeting = context.chooser.choose(festival.greetings, (line) => line[voice])[voice]
  const fit = voice === 'roman' ? [] : provider.trade.festive.filter((line) => fits(festival, line))
  const own =
    fit.length > 0
      ? [
          inVoice(
            context.chooser.choose(fit, (line) => `${voice}:${line.en}`),
            voice,
          ),
        ]
      : []
  const isTimed = isNeverClosed(provider) || own.some((line) => /बजे|खुल|बंद|open|closed|clock|till/.test(line))
  const timing = isTimed ? [] : [chooseFrame(context, author, frames.festivalTimings)]
  const news = [...own, ...timing]
  const paragraphs = [
    greeting,
    ...(news.length > 0 ? [news.join('\n')] : []),
    ...(context.rng.chance(0.7) ? closingLines(context, author, 1) : []),
  ]
  const isAboutHours = /समय|कब|hours|when|time/
  const titles = frames.festivalTitles.filter((line) => timing.length > 0 || !isAboutHours.test(line))
  const title = fillIn(chooseFrame(context, author, titles), slots)
  return {
    title,
    content: joinParagraphs(paragraphs, slots),
    createdAt,
    subject: 'festival',
    festival: festival.name,
  }
}

const writeTitled = (
  context: Context,
  author: Author,
  list: Parameters<typeof chooseTitled>[2],
): Written | undefined => {
  const createdAt = dayFor(context, author, '')
  const item = context.chooser.choose(author.provider.trade.items, ({ name }) => `news:${name.en}`)
  if (!createdAt || list.length === 0) return undefined
  const { title, text } = chooseTitled(context, author, list)
  const slots = { ...authorSlots(author, createdAt, context.rng.int(3, 12)), ...itemSlots(author, item) }
  const content = joinParagraphs(
    [text, closingLines(context, author, context.rng.int(1, 2)).join('\n')],
    slots,
  )
  return { title: fillIn(title, slots), content, createdAt, subject: 'notice' }
}

export const writeHours = (context: Context, author: Author) =>
  isNeverClosed(author.provider) ? undefined : writeTitled(context, author, framesOf(author).hours)

export const writeNotice = (context: Context, author: Author) => {
  const { notices, providerNotices } = framesOf(author)
  const sells = mannerOf(author.provider.trade.category) !== 'service'
  return writeTitled(context, author, sells ? [...notices, ...providerNotices] : notices)
}
