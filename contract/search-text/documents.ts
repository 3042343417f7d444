import type { PostKind } from '../post-kinds.ts'
import { joinedNeighbours, lexeme, marks, wholeSounds } from './words/lexemes.ts'
import type { Goods } from './words/goods.ts'
import { isStopword } from './words/stopwords.ts'
import { soundsIn, soundsOf, wordsOf } from './words/sounds.ts'

/** Data of a business that its posts are found by too. */
export type PostOwnerText = { businessName: string; categoryId: number; districtId: number; stateId: number }

export type ProviderText = PostOwnerText & {
  businessTagline: string
  businessDescription: string
  streetAddress: string
  items: readonly { id: number; name: string; isPriced: boolean }[]
}

export type PostText = { title: string; content: string; kind: PostKind }

const unique = (list: readonly string[]) => [...new Set(list)]

const nameLexemes = (name: string): string[] => {
  const spelled = wordsOf(name)
  return [
    lexeme('wholeName', spelled.join(' ')),
    ...wholeSounds(spelled).map((sounds) => lexeme('wholeSound', sounds)),
    ...spelled.map((word) => lexeme('word', word)),
    ...[...spelled, ...joinedNeighbours(spelled)].flatMap(soundsOf).map((key) => lexeme('sound', key)),
  ]
}

const textWords = (texts: readonly string[]) =>
  unique(texts.flatMap(wordsOf)).filter((word) => !isStopword(word))

const textLexemes = (texts: readonly string[], mark: 'text' | 'address' = 'text') =>
  textWords(texts)
    .flatMap(soundsOf)
    .map((key) => lexeme(mark, key))

// Joins neighbours within one item only: 'gulab jamun' is also searched as gulabjamun.
const itemWords = (name: string) => wordsOf(name).filter((word) => !isStopword(word))

export const itemLexemes = (name: string, goods: Goods) => {
  const words = itemWords(name)
  const sounds = unique([...words, ...joinedNeighbours(words)].flatMap(soundsOf))
  return [
    ...sounds.map((key) => lexeme('item', key)),
    ...unique(goods.namedIn(wordsOf(name)).map(({ key }) => lexeme('goods', key))),
  ]
}

const facetLexemes = ({ categoryId, districtId, stateId }: PostOwnerText) => [
  lexeme('category', categoryId),
  lexeme('district', districtId),
  lexeme('state', stateId),
]

const ownTexts = ({ businessTagline, businessDescription }: ProviderText) => [
  businessTagline,
  businessDescription,
]

/** `lexemesOfItem`: those of `itemLexemes`, which the caller may cache. */
export const providerLexemes = (
  provider: ProviderText,
  lexemesOfItem: (name: string) => readonly string[],
) => {
  const items = provider.items.map((item) => ({ ...item, lexemes: lexemesOfItem(item.name) }))
  const lexemes = unique([
    ...nameLexemes(provider.businessName),
    ...textLexemes(ownTexts(provider)),
    ...textLexemes([provider.streetAddress], 'address'),
    ...items.flatMap((item) => item.lexemes),
    ...facetLexemes(provider),
  ])
  const priced = new Set(items.filter(({ isPriced }) => isPriced).flatMap((item) => item.lexemes))
  return { lexemes, priced, items }
}

/** None for an update, the most frequent kind. */
export const kindLexemes = (kind: PostKind) => (kind === 'update' ? [] : [lexeme('kind', kind)])

export const postLexemes = ({ title, content, kind }: PostText) =>
  unique([...nameLexemes(title), ...textLexemes([content]), ...kindLexemes(kind)])

/** Business name, person's name and username. */
export const personLexemes = (names: readonly string[]) =>
  unique(
    names
      .map(wordsOf)
      .flatMap((spelled) => [...spelled, ...joinedNeighbours(spelled)])
      .flatMap(soundsOf)
      .map((key) => lexeme('sound', key)),
  )

export const commentLexemes = ({ content, reply }: { content: string; reply: string | null }) =>
  unique(textLexemes([content, reply ?? '']))

const SHARED_MARKS = new Set<string>([marks.wholeName, marks.category, marks.district, marks.state])

export const isSharedWithPosts = (own: string) => SHARED_MARKS.has(own.charAt(0))

/** Lexemes that a post has from its business; `with_maker` in the database knows their markers. */
export const ownerLexemes = (owner: PostOwnerText) =>
  unique([...soundsIn(owner.businessName).map((key) => lexeme('maker', key)), ...facetLexemes(owner)])

// Typos in numbers are not corrected.
const isWordLike = (word: string) => /\p{L}/u.test(word) && word.length > 1

export type Word = { word: string; isName: boolean }

/** Words that a misspelled one may have meant. */
export const providerVocabulary = (provider: ProviderText): Word[] => {
  const named = unique(wordsOf(provider.businessName)).filter(isWordLike)
  const said = textWords([...ownTexts(provider), ...provider.items.map(({ name }) => name)]).filter(
    (word) => isWordLike(word) && !named.includes(word),
  )
  return [...named.map((word) => ({ word, isName: true })), ...said.map((word) => ({ word, isName: false }))]
}

export const postVocabulary = ({ title }: Pick<PostText, 'title'>): Word[] =>
  unique(wordsOf(title))
    .filter(isWordLike)
    .map((word) => ({ word, isName: false }))
