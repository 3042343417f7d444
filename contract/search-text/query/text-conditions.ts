// Filters that are typed as words: 'medical store open now', 'verified plumber near me'.
import { wordsOf } from '../words/sounds.ts'

export type TextConditions = { isOpenNow: boolean; isVerified: boolean; isNear: boolean }

const phrases = (list: string) => list.split(',').map((phrase) => phrase.normalize('NFC').trim().split(/\s+/))

const PHRASES: Readonly<Record<keyof TextConditions, readonly (readonly string[])[]>> = {
  isOpenNow: phrases(
    'open right now, currently open, open now, open today, now open, abhi khula, abhi khuli, abhi khule, abhi khula hai, khula hua, ' +
      'khuli hui, is waqt khula, is samay khula, अभी खुला, अभी खुली, अभी खुले, इस समय खुला, इस वक्त खुला, खुला हुआ, खुली हुई',
  ),
  isVerified: phrases('verified, सत्यापित, वेरिफाइड, वेरिफ़ाइड'),
  isNear: phrases(
    'near me, near by me, close to me, around me, nearest, closest, mere paas, mere pas, mere aas paas, mere aas pas, mere nazdeek, ' +
      'mere nazdik, mere najdik, mere kareeb, मेरे पास, मेरे आस पास, मेरे आसपास, मेरे नज़दीक, मेरे नजदीक, मेरे करीब',
  ),
}
const NAMES = Object.keys(PHRASES) as (keyof TextConditions)[]

const startsAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((word, index) => words[at + index] === word)

const conditionAt = (words: readonly string[], at: number) =>
  NAMES.flatMap((name) =>
    PHRASES[name].filter((phrase) => startsAt(words, at, phrase)).map(({ length }) => ({ name, length })),
  ).toSorted((a, b) => b.length - a.length)[0]

/** The conditions, and the words without them. */
export const readConditions = (text: string): { conditions: TextConditions; words: string[] } => {
  const all = wordsOf(text)
  const conditions = { isOpenNow: false, isVerified: false, isNear: false }
  const words: string[] = []
  for (let at = 0; at < all.length; at += 1) {
    const found = conditionAt(all, at)
    if (found) {
      conditions[found.name] = true
      at += found.length - 1
    } else words.push(all[at] ?? '')
  }
  return { conditions, words }
}
