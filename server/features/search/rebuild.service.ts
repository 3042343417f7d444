// Rebuilds all search rows: for bulk imports, and when the rules of fold have changed.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import {
  commentLexemes,
  ownerLexemes,
  personLexemes,
  postLexemes,
  postVocabulary,
  providerVocabulary,
  type Word,
} from '../../../contract/search-text/documents.ts'
import {
  selectCommentTexts,
  selectNeedTexts,
  selectReviewTexts,
  selectPeopleNames,
  upsertCommentRows,
  upsertNeedRows,
  upsertReviewRows,
  upsertPeopleRows,
} from './index/admin.queries.ts'
import { providerEntry } from './index/provider-entry.ts'
import {
  toVocabularyRow,
  type Entry,
  type ProviderEntry,
  insertProviderRows,
  insertWords,
  selectPostTexts,
  selectProviderTexts,
  upsertPostRows,
} from './index/index.queries.ts'
import {
  raiseLimits,
  analyzeSearch,
  buildIndexes,
  clearSearch,
  countCommonLexemes,
  countSoldItems,
  lockMisplacedProviders,
  moveToBands,
  setBandLimits,
} from './index/rebuild.queries.ts'

const ROWS_AT_ONCE = 1_000
const ROWS_A_TURN = 50
// Businesses per band; the last band has the rest. The first fills a page of almost every query.
const BAND_SIZES = [4_000, 64_000]

type Batches<T, E extends Entry> = {
  read: (page: { after: number; limit: number }) => Promise<T[]>
  entryOf: (row: T) => E
  wordsOf: (row: T) => Word[]
  write: (entries: E[]) => Promise<unknown>
}

type Vocabulary = Map<string, boolean>

const addToVocabulary = (vocabulary: Vocabulary, words: readonly Word[]) => {
  for (const { word, isName } of words) vocabulary.set(word, isName || vocabulary.get(word) === true)
}

// Yields in between, so that the previous batch is sent to the database.
const entriesOf = async <T, E>(batch: readonly T[], entryOf: (row: T) => E) => {
  const entries: E[] = []
  for (let at = 0; at < batch.length; at += ROWS_A_TURN) {
    await nextTurn()
    entries.push(...batch.slice(at, at + ROWS_A_TURN).map(entryOf))
  }
  return entries
}

// Prepares the next batch while the database writes the previous one.
const indexInBatches = async <T extends { id: number }, E extends Entry = Entry>(
  { read, entryOf, wordsOf, write }: Batches<T, E>,
  vocabulary: Vocabulary,
) => {
  const readAfter = (after: number) => read({ after, limit: ROWS_AT_ONCE })
  let batch = await readAfter(0)
  let written: Promise<unknown> = Promise.resolve()
  while (batch.length > 0) {
    const entries = await entriesOf(batch, entryOf)
    addToVocabulary(vocabulary, batch.flatMap(wordsOf))
    await written
    const next = await readAfter(batch.at(-1)?.id ?? 0)
    written = write(entries)
    batch = next
  }
  await written
}

type RowOf<Read extends (...asked: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number]

const writeProviders = (tx: Tx, vocabulary: Vocabulary) =>
  indexInBatches<RowOf<typeof selectProviderTexts>, ProviderEntry>(
    {
      read: (page) => selectProviderTexts(tx, page),
      entryOf: (provider) => providerEntry(provider.id, provider),
      wordsOf: providerVocabulary,
      write: (entries) => insertProviderRows(tx, entries),
    },
    vocabulary,
  )

const writePosts = (tx: Tx, vocabulary: Vocabulary) =>
  indexInBatches<RowOf<typeof selectPostTexts>>(
    {
      read: (page) => selectPostTexts(tx, page),
      entryOf: (post) => ({ id: post.id, lexemes: [...postLexemes(post), ...ownerLexemes(post)] }),
      wordsOf: postVocabulary,
      write: (entries) => upsertPostRows(tx, entries),
    },
    vocabulary,
  )

const NO_WORDS = () => []

const writePeople = (tx: Tx, vocabulary: Vocabulary) =>
  indexInBatches<RowOf<typeof selectPeopleNames>>(
    {
      read: (page) => selectPeopleNames(tx, page),
      entryOf: ({ id, names }) => ({ id, lexemes: personLexemes(names) }),
      wordsOf: NO_WORDS,
      write: (entries) => upsertPeopleRows(tx, entries),
    },
    vocabulary,
  )

const writeComments = (tx: Tx, vocabulary: Vocabulary) =>
  indexInBatches<RowOf<typeof selectCommentTexts>>(
    {
      read: (page) => selectCommentTexts(tx, page),
      entryOf: (comment) => ({ id: comment.id, lexemes: commentLexemes(comment) }),
      wordsOf: NO_WORDS,
      write: (entries) => upsertCommentRows(tx, entries),
    },
    vocabulary,
  )

const writeReviews = (tx: Tx, vocabulary: Vocabulary) =>
  indexInBatches<RowOf<typeof selectReviewTexts>>(
    {
      read: (page) => selectReviewTexts(tx, page),
      entryOf: (review) => ({ id: review.id, lexemes: commentLexemes(review) }),
      wordsOf: NO_WORDS,
      write: (entries) => upsertReviewRows(tx, entries),
    },
    vocabulary,
  )

const writeNeeds = (tx: Tx, vocabulary: Vocabulary) =>
  indexInBatches<RowOf<typeof selectNeedTexts>>(
    {
      read: (page) => selectNeedTexts(tx, page),
      entryOf: ({ id, content }) => ({ id, lexemes: commentLexemes({ content, reply: null }) }),
      wordsOf: NO_WORDS,
      write: (entries) => upsertNeedRows(tx, entries),
    },
    vocabulary,
  )

const writeVocabulary = async (tx: Tx, vocabulary: Vocabulary) => {
  const words = [...vocabulary].map(([word, isName]) => ({ word, isName }))
  for (let at = 0; at < words.length; at += ROWS_AT_ONCE) {
    const batch = words.slice(at, at + ROWS_AT_ONCE)
    await insertWords(tx, batch.map(toVocabularyRow))
  }
}

/** In one transaction. Indexes are built after all rows are inserted, which is many times faster. */
export const rebuildIndex = (db: Db) =>
  inTransaction(db, async (tx) => {
    const vocabulary = new Map<string, boolean>()
    await raiseLimits(tx)
    await clearSearch(tx)
    await setBandLimits(tx, 'businesses', BAND_SIZES)
    await writeProviders(tx, vocabulary)
    await writePosts(tx, vocabulary)
    await writePeople(tx, vocabulary)
    await writeComments(tx, vocabulary)
    await writeReviews(tx, vocabulary)
    await writeNeeds(tx, vocabulary)
    await writeVocabulary(tx, vocabulary)
    await buildIndexes(tx)
    await countSoldItems(tx)
    await analyzeSearch(tx)
    await countCommonLexemes(tx)
  })

/** Runs nightly: as the market grows, bands get too small and other lexemes become common. */
export const rebalanceBands = (db: Db) =>
  inTransaction(db, async (tx) => {
    await raiseLimits(tx)
    await setBandLimits(tx, 'rows', BAND_SIZES)
    await moveToBands(tx, await lockMisplacedProviders(tx))
    await countCommonLexemes(tx)
  })
