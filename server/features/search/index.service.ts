// Keeps the search rows in step with providers and posts: each is written in the transaction of what it speaks of.
import type { Tx } from '../../platform/db/db.ts'
import {
  commentLexemes,
  isSharedWithPosts,
  ownerLexemes,
  personLexemes,
  postLexemes,
  postVocabulary,
  providerLexemes,
  providerVocabulary,
  type Word,
} from './index/documents.ts'
import {
  deletePersonRow,
  selectNamesOf,
  selectReviewText,
  upsertPeopleRows,
  upsertReviewRows,
} from './index/admin.queries.ts'
import {
  toVocabularyRow,
  insertWords,
  lockPostOwner,
  lockProviderText,
  refreshQuality,
  replaceOwnerLexemes,
  selectPostText,
  selectNewWords,
  upsertPostRows,
  writeProviderRow,
} from './index/index.queries.ts'

/** For the features that write what the search finds. They come earlier, so app/ hands these in. */
export type Indexers = {
  provider: (tx: Tx, providerId: number) => Promise<void>
  post: (tx: Tx, postId: number) => Promise<void>
  /**
   * After a post was deleted; its row goes by itself. The caller has locked the account before, as a save of the profile
   * does: a new name is written into the rows of all posts, and the two would wait for each other.
   */
  postGone: (tx: Tx, providerId: number) => Promise<void>
  /** People who are found in the admin panel only. A provider's names are indexed with the business. */
  customer: (tx: Tx, accountId: number) => Promise<void>
  /** Found in the admin panel only; its row goes by itself. */
  review: (tx: Tx, reviewId: number) => Promise<void>
}

const learnWords = async (tx: Tx, words: readonly Word[]) => {
  const fresh = await selectNewWords(tx, words)
  if (fresh.length === 0) return
  await insertWords(tx, fresh.map(toVocabularyRow))
}

const indexNames = async (tx: Tx, accountId: number) => {
  const person = await selectNamesOf(tx, accountId)
  if (person) await upsertPeopleRows(tx, [{ id: accountId, lexemes: personLexemes(person.names) }])
}

/** How a name sounds gives it away: it goes when the person goes. */
export const eraseNames = async (tx: Tx, { id }: { id: number }) => {
  await deletePersonRow(tx, id)
}

export const indexProvider = async (tx: Tx, providerId: number) => {
  const provider = await lockProviderText(tx, providerId)
  if (!provider) return
  const { lexemes, items } = providerLexemes(provider)
  const before = new Set(await writeProviderRow(tx, { id: providerId, lexemes, items }))
  // The text of a business is its own; its name, trade and place are its posts' as well.
  if (!lexemes.filter(isSharedWithPosts).every((lexeme) => before.has(lexeme)))
    await replaceOwnerLexemes(tx, providerId, ownerLexemes(provider))
  await learnWords(tx, providerVocabulary(provider))
  await indexNames(tx, providerId)
}

export const indexPost = async (tx: Tx, postId: number) => {
  const post = await selectPostText(tx, postId)
  if (!post) return
  const provider = await lockPostOwner(tx, post.providerId)
  if (!provider) return
  await upsertPostRows(tx, [{ id: postId, lexemes: [...postLexemes(post), ...ownerLexemes(provider)] }])
  await refreshQuality(tx, post.providerId)
  await learnWords(tx, postVocabulary(post))
}

const indexReview = async (tx: Tx, reviewId: number) => {
  const review = await selectReviewText(tx, reviewId)
  if (review) await upsertReviewRows(tx, [{ id: reviewId, lexemes: commentLexemes(review) }])
}

export const indexers: Indexers = {
  provider: indexProvider,
  post: indexPost,
  postGone: async (tx, providerId) => {
    await lockPostOwner(tx, providerId)
    await refreshQuality(tx, providerId)
  },
  customer: indexNames,
  review: indexReview,
}
