// Paper and language are in the query string, so that the link can be sent to a print shop.
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { LANGUAGES, type Language } from '../../../../contract/language.ts'

export const PAPERS = ['a4', 'a5'] as const
export type Paper = (typeof PAPERS)[number]

export const WORDS = [...LANGUAGES, 'both'] as const
type Words = (typeof WORDS)[number]

export type PosterChoice = { paper: Paper; words: Words }

/** Unvalidated. */
export type PosterParams = { paper?: string; words?: string }

export const languagesOf = (words: Words): readonly Language[] => (words === 'both' ? ['hi', 'en'] : [words])

export const usePosterChoice = (language: Language) => {
  const [params, setParams] = useSearchParams()
  const choice: PosterChoice = {
    paper: PAPERS.find((paper) => paper === params.get('paper')) ?? 'a4',
    words: WORDS.find((words) => words === params.get('words')) ?? language,
  }
  // The URL is updated later: a second choice may come before it has the first.
  const chosen = useRef<PosterParams>({})
  const choose = (changed: PosterParams) => {
    chosen.current = { ...chosen.current, ...changed }
    setParams({ ...choice, ...chosen.current }, { replace: true, preventScrollReset: true })
  }
  return { choice, choose }
}
