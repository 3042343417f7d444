import type { WordLanguage } from '../../../../../contract/categories.ts'
import { toQuery } from '../../../../lib/paths.ts'
import { adminPaths } from '../../shell/admin-paths.ts'
import type { Word } from '../reference.api.ts'

export const languages = ['en', 'hi', 'hi-Latn'] as const satisfies readonly WordLanguage[]

const LEVELS = { main: 100, also: 60, rarely: 30 } as const
export type Level = keyof typeof LEVELS
export const levels: readonly Level[] = ['main', 'also', 'rarely']

export const levelOf = (weight: number): Level => {
  if (weight >= LEVELS.main) return 'main'
  return weight >= (LEVELS.also + LEVELS.rarely) / 2 ? 'also' : 'rarely'
}

/** A weight of the same level stays as it is. */
export const weightAt = (level: Level, before = 0) =>
  levelOf(before) === level && before ? before : LEVELS[level]

export const narrowerMeanings = (words: readonly Word[]) =>
  [...new Set(words.flatMap(({ narrower }) => narrower ?? []))].toSorted()

export type WordsFilter = { q: string; word?: string | undefined; isAdding?: boolean }

export const parseWordsFilter = (searchParams: URLSearchParams): WordsFilter => ({
  q: searchParams.get('q') ?? '',
  word: searchParams.get('word') ?? undefined,
  isAdding: searchParams.has('add'),
})

export const wordsPath = (id: number, { q, word, isAdding }: WordsFilter = { q: '' }) =>
  adminPaths.categoryWords(id) + toQuery({ q, word, add: isAdding && '1' })
