// Updates the search rows in the transaction of the write that they describe.
import type { Tx } from '../../platform/db/db.ts'
import {
  commentLexemes,
  isSharedWithPosts,
  ownerLexemes,
  personLexemes,
  postLexemes,
  postVocabulary,
  providerVocabulary,
  type Word,
} from '../../../contract/search-text/documents.ts'
import { providerEntry } from './index/provider-entry.ts'
import {
  deletePersonRow,
  selectNamesOf,
  selectReviewText,
  upsertNeedRows,
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

/** For earlier features, which get these from app/. */
export type Indexers = {
  provider: (tx: Tx, providerId: number) => Promise<void>
  /** Returns whether searches of businesses change too: by their order, or by a word that is new. */
  post: (tx: Tx, postId: number) => Promise<boolean>
  /**
   * After a post was deleted, whose row is deleted by a foreign key. The caller has locked the account before, like a save of the
   * profile, which writes the rows of all posts: otherwise they could deadlock.
   */
  postGone: (tx: Tx, providerId: number) => Promise<void>
  /** People who are found in the admin panel only. A provider's names are indexed with the business. */
  customer: (tx: Tx, accountId: number) => Promise<void>
  /** For the admin panel only; deleted by a foreign key. */
  review: (tx: Tx, reviewId: number) => Promise<void>
  /** As a review. A need is never edited. */
  need: (tx: Tx, need: { id: number; content: string }) => Promise<void>
}

const learnWords = async (tx: Tx, words: readonly Word[]) => {
  const fresh = await selectNewWords(tx, words)
  if (fresh.length > 0) await insertWords(tx, fresh.map(toVocabularyRow))
  return fresh.length > 0
}

const indexNames = async (tx: Tx, accountId: number) => {
  const person = await selectNamesOf(tx, accountId)
  if (person) await upsertPeopleRows(tx, [{ id: accountId, lexemes: personLexemes(person.names) }])
}

/** Search rows contain names by sound, so they are deleted with the account. */
export const eraseNames = async (tx: Tx, { id }: { id: number }) => {
  await deletePersonRow(tx, id)
}

export const indexProvider = async (tx: Tx, providerId: number) => {
  const provider = await lockProviderText(tx, providerId)
  if (!provider) return
  const entry = providerEntry(providerId, provider)
  const before = new Set(await writeProviderRow(tx, entry))
  // Posts share name, category and place of their business, not its text.
  if (!entry.lexemes.filter(isSharedWithPosts).every((lexeme) => before.has(lexeme)))
    await replaceOwnerLexemes(tx, providerId, ownerLexemes(provider))
  await learnWords(tx, providerVocabulary(provider))
  await indexNames(tx, providerId)
}

export const indexPost = async (tx: Tx, postId: number) => {
  const post = await selectPostText(tx, postId)
  const provider = post && (await lockPostOwner(tx, post.providerId))
  if (!provider) return false
  await upsertPostRows(tx, [{ id: postId, lexemes: [...postLexemes(post), ...ownerLexemes(provider)] }])
  const isOrderChanged = await refreshQuality(tx, post.providerId)
  const isWordNew = await learnWords(tx, postVocabulary(post))
  return isOrderChanged || isWordNew
}

const indexReview = async (tx: Tx, reviewId: number) => {
  const review = await selectReviewText(tx, reviewId)
  if (review) await upsertReviewRows(tx, [{ id: reviewId, lexemes: commentLexemes(review) }])
}

const indexNeed = async (tx: Tx, { id, content }: { id: number; content: string }) => {
  await upsertNeedRows(tx, [{ id, lexemes: commentLexemes({ content, reply: null }) }])
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
  need: indexNeed,
}
