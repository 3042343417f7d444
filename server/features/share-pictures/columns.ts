import type { Language } from '../../../contract/language.ts'
import type {
  MarketPicture,
  PostPicture,
  SharePicture,
  ProviderPicture,
} from '../../../contract/share-picture.ts'
import { type Block, COLORS, roomBeside, textBlock } from './blocks.ts'
import { chip, priceRow, ratingRow, verifiedRow } from './rows.ts'
import { drawableText } from './text-lines.ts'
import { dayText, lastDayText, timeText, words } from './words.ts'

type Column = Promise<readonly (Block | null)[]>

const TITLE = { weight: 'strong', color: COLORS.ink } as const
const SOFT = { weight: 'text', color: COLORS.inkSoft } as const
const STRONG = { weight: 'strong', color: COLORS.ink } as const

type Around = { above?: Block | null; below: readonly (Block | null)[] }

const TITLE_GAP = 18

const withTitle = async (text: string, maxLines: number, { above = null, below }: Around) => {
  const maxHeight = roomBeside([above, ...below]) - TITLE_GAP
  const title = await textBlock(text, {
    sizes: [64, 56, 48, 42],
    maxLines,
    maxHeight,
    style: TITLE,
    gapBefore: TITLE_GAP,
  })
  return [above, title, ...below]
}

const line = (text: string, maxLines = 1, gapBefore = 8) =>
  textBlock(text, { sizes: [32, 28], maxLines, style: SOFT, gapBefore })
const strongLine = (text: string) =>
  textBlock(text, { sizes: [36, 30], maxLines: 2, style: STRONG, gapBefore: 14 })

const providerColumn = async (provider: ProviderPicture, language: Language): Column => {
  // The font may lack the script of the name.
  const hasName = drawableText(provider.name) !== ''
  return withTitle(hasName ? provider.name : provider.trade, 3, {
    below: [
      hasName ? await line(provider.trade, 2, 16) : null,
      await line(provider.place),
      provider.rating && ratingRow(provider.rating, language),
      provider.isVerified ? verifiedRow(words[language].isVerified) : null,
    ],
  })
}

const kindChip = ({ postKind, hasEnded }: PostPicture, language: Language) => {
  const { offer, event, ended } = words[language]
  if (postKind === 'update') return null
  if (hasEnded) return chip(ended, { fill: COLORS.line, color: COLORS.ink })
  return postKind === 'offer'
    ? chip(offer, { fill: COLORS.marigold, color: COLORS.marigoldOn })
    : chip(event, { fill: COLORS.indigo, color: COLORS.onDark })
}

const whenText = ({ postKind, startsAt, endsAt, hasEnded }: PostPicture, language: Language) => {
  if (postKind === 'event' && startsAt)
    return `${dayText(new Date(startsAt), language)}, ${timeText(new Date(startsAt), language)}`
  return postKind === 'offer' && endsAt && !hasEnded
    ? words[language].until(lastDayText(endsAt, language))
    : ''
}

/** With a price there is no room for the place. */
const whoAndWhere = async ({ provider, place, pricePaise }: PostPicture) =>
  pricePaise === null ? [await line(provider, 1, 18), await line(place)] : [await line(provider, 1, 14)]

const postColumn = async (post: PostPicture, language: Language): Column =>
  withTitle(post.title, 4, {
    above: await kindChip(post, language),
    below: [
      post.pricePaise === null ? null : await priceRow(post.pricePaise, post.wasPricePaise),
      await strongLine(whenText(post, language)),
      ...(await whoAndWhere(post)),
    ],
  })

const marketColumn = async (market: MarketPicture, language: Language): Column =>
  withTitle(market.trade ?? market.place, 4, {
    below: [
      market.trade === null ? null : await strongLine(market.place),
      await line(words[language].businesses(market.providers), 1, 20),
      market.verified > 0 ? verifiedRow(words[language].verified(market.verified)) : null,
    ],
  })

export const columnOf = (picture: SharePicture, language: Language): Column => {
  if (picture.kind === 'shop') return providerColumn(picture, language)
  return picture.kind === 'post' ? postColumn(picture, language) : marketColumn(picture, language)
}
