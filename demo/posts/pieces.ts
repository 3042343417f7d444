// Posts that tell something: tips, stories and answers of the trade. Each is told once in each language.
import { fitting } from '../shop.ts'
import type { Piece } from '../trades/trade.ts'
import { fillIn, inVoice } from '../wording.ts'
import {
  allFramesOf,
  type Author,
  authorSlots,
  chooseFrame,
  closingLines,
  dayFor,
  type Desk,
  joinParagraphs,
  type Written,
} from './desk.ts'

const wordsOf = ({ title, text }: Piece) => `${title.en} ${text.en}`

type Told = { pieces: Piece[]; closings: string[]; subject: 'tip' | 'story' }

const tell = (desk: Desk, author: Author, { pieces, closings, subject }: Told): Written | undefined => {
  const { shop, voice } = author
  const keyOf = (piece: Piece) => `${voice}:${piece.title.en}`
  const left = desk.chooser.unused(fitting(pieces, shop.place, wordsOf), keyOf)
  const [piece] = desk.rng.shuffle(left)
  const createdAt = piece && dayFor(desk, author, wordsOf(piece))
  if (!createdAt) return undefined
  desk.chooser.choose([piece], keyOf)
  const endings = [
    ...(desk.rng.chance(0.75) ? [chooseFrame(desk, author, closings)] : []),
    ...(desk.rng.chance(0.35) ? closingLines(desk, author, 1) : []),
  ]
  const paragraphs = [inVoice(piece.text, voice), ...(endings.length > 0 ? [endings.join('\n')] : [])]
  const content = joinParagraphs(paragraphs, authorSlots(author, createdAt))
  return { title: inVoice(piece.title, voice), content, createdAt, subject }
}

export const writeTip = (desk: Desk, author: Author) =>
  tell(desk, author, {
    pieces: author.shop.trade.tips,
    closings: allFramesOf(author).tipClosings,
    subject: 'tip',
  })

export const writeStory = (desk: Desk, author: Author) =>
  tell(desk, author, {
    pieces: author.shop.trade.stories,
    closings: allFramesOf(author).storyClosings,
    subject: 'story',
  })

export const writeAnswers = (desk: Desk, author: Author): Written | undefined => {
  const { shop, voice } = author
  const frames = allFramesOf(author)
  const createdAt = dayFor(desk, author, '')
  if (!createdAt) return undefined
  const exchanges = desk.rng.sample(shop.trade.questions, desk.rng.int(2, 3))
  const slots = authorSlots(author, createdAt)
  const paragraphs = [
    chooseFrame(desk, author, frames.answerOpenings),
    ...exchanges.map(({ ask, answer }) => `${inVoice(ask, voice)}\n${inVoice(answer, voice)}`),
    ...closingLines(desk, author, 1),
  ]
  const title = fillIn(chooseFrame(desk, author, frames.answerTitles), slots)
  return { title, content: joinParagraphs(paragraphs, slots), createdAt, subject: 'notice' }
}
