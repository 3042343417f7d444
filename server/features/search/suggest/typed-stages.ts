// The order of suggestions: names that begin as it is typed, then those with a word that does.
import { lexeme } from '../words/lexemes.ts'
import { type AskedWord, match, type Match } from '../query/matches.ts'
import { askedSounds } from '../words/sounds.ts'
import { conditions, type Stage, upTo } from '../query/stages.ts'
import type { Typed } from './typed.ts'

const beginning = (value: string): Match => match('prefix', 'name', value, { isPrefix: true })

export const typedStages = ({ text, finished, beginning: last, beginnings }: Typed): Stage[] => [
  { tier: 'exact', by: 'whole name', all: [[beginning(lexeme('wholeName', text))]] },
  {
    tier: 'equal',
    by: 'whole name',
    all: [beginnings.map((sounds) => beginning(lexeme('wholeSound', sounds)))],
  },
  {
    tier: 'prefix',
    by: 'name',
    all: [
      ...finished.map((word) =>
        askedSounds(word).map((sound) => match('equal', 'name', lexeme('sound', sound))),
      ),
      [beginning(lexeme('sound', last))],
    ],
  },
]

const possible = (stage: Stage) => (stage.all.every((matches) => matches.length > 0) ? [stage] : [])

/** Names that are spelled nearly so. */
export const alikeStagesFor = (words: readonly AskedWord[]): Stage[] =>
  possible({ tier: 'similar', by: 'name', all: conditions(words, upTo('similar', 'name')) })

/** Titles with the word, or with one that goes on where it ends. */
export const begunTitleStages = (words: readonly AskedWord[]): Stage[] =>
  possible({ tier: 'prefix', by: 'name', all: conditions(words, upTo('prefix', 'name')) })
