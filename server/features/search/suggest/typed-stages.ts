import { lexeme } from '../../../../contract/search-text/words/lexemes.ts'
import { type QueryWord, match, type Match } from '../../../../contract/search-text/query/matches.ts'
import { querySounds } from '../../../../contract/search-text/words/sounds.ts'
import { conditions, upTo } from '../../../../contract/search-text/query/accepts.ts'
import type { Stage } from '../../../../contract/search-text/query/stages.ts'
import type { TypedText } from './typed.ts'

const prefixMatch = (value: string): Match => match('prefix', 'name', value, { isPrefix: true })

export const typedStages = ({ text, finished, beginning: last, beginnings }: TypedText): Stage[] => [
  { tier: 'exact', by: 'whole name', all: [[prefixMatch(lexeme('wholeName', text))]] },
  {
    tier: 'equal',
    by: 'whole name',
    all: [beginnings.map((sounds) => prefixMatch(lexeme('wholeSound', sounds)))],
  },
  {
    tier: 'prefix',
    by: 'name',
    all: [
      ...finished.map((word) =>
        querySounds(word).map((sound) => match('equal', 'name', lexeme('sound', sound))),
      ),
      [prefixMatch(lexeme('sound', last))],
    ],
  },
]

const ifPossible = (stage: Stage) => (stage.all.every((matches) => matches.length > 0) ? [stage] : [])

export const similarStages = (words: readonly QueryWord[]): Stage[] =>
  ifPossible({ tier: 'similar', by: 'name', all: conditions(words, upTo('similar', 'name')) })

export const prefixTitleStages = (words: readonly QueryWord[]): Stage[] =>
  ifPossible({ tier: 'prefix', by: 'name', all: conditions(words, upTo('prefix', 'name')) })
