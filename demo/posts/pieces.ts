// Posts with content: tips, stories and answers of the category. Each is used once in each language.
import { fitting } from '../provider.ts'
import type { Piece } from '../categories/category.ts'
import { fillIn, inVoice } from '../wording.ts'
import {
  allFramesOf,
  type Author,
  authorSlots,
  chooseFrame,
  closingLines,
  dayFor,
  type Context,
  joinParagraphs,
  type Written,
} from './writing.ts'

const wordsOf = ({ title, text }: Piece) => `${title.en} ${text.en}`

type PieceChoice = { pieces: Piece[]; closings: string[]; subject: 'tip' | 'story' }

const tell = (
  context: Context,
  author: Author,
  { pieces, closings, subject }: PieceChoice,
): Written | undefined => {
  const { provider, voice } = author
  const keyOf = (piece: Piece) => `${voice}:${piece.title.en}`
  const left = context.chooser.unused(fitting(pieces, provider.place, wordsOf), keyOf)
  const [piece] = context.rng.shuffle(left)
  const createdAt = piece && dayFor(context, author, wordsOf(piece))
  if (!createdAt) return undefined
  context.chooser.choose([piece], keyOf)
  const endings = [
    ...(context.rng.chance(0.75) ? [chooseFrame(context, author, closings)] : []),
    ...(context.rng.chance(0.35) ? closingLines(context, author, 1) : []),
  ]
  const paragraphs = [inVoice(piece.text, voice), ...(endings.length > 0 ? [endings.join('\n')] : [])]
  const content = joinParagraphs(paragraphs, authorSlots(author, createdAt))
  return { title: inVoice(piece.title, voice), content, createdAt, subject }
}

export const writeTip = (context: Context, author: Author) =>
  tell(context, author, {
    pieces: author.provider.trade.tips,
    closings: allFramesOf(author).tipClosings,
    subject: 'tip',
  })

export const writeStory = (context: Context, author: Author) =>
  tell(context, author, {
    pieces: author.provider.trade.stories,
    closings: allFramesOf(author).storyClosings,
    subject: 'story',
  })

export const writeAnswers = (context: Context, author: Author): Written | undefined => {
  const { provider, voice } = author
  const frames = allFramesOf(author)
  const createdAt = dayFor(context, author, '')
  if (!createdAt) return undefined
  const exchanges = context.rng.sample(provider.trade.questions, context.rng.int(2, 3))
  const slots = authorSlots(author, createdAt)
  const paragraphs = [
    chooseFrame(context, author, frames.answerOpenings),
    ...exchanges.map(({ ask, answer }) => `${inVoice(ask, voice)}\n${inVoice(answer, voice)}`),
    ...closingLines(context, author, 1),
  ]
  const title = fillIn(chooseFrame(context, author, frames.answerTitles), slots)
  return { title, content: joinParagraphs(paragraphs, slots), createdAt, subject: 'notice' }
}
