import type { Rng } from '../../tools/random.ts'

export const typoKinds = ['dropped', 'doubled', 'swapped', 'wrong'] as const
export type TypoKind = (typeof typoKinds)[number]

const latin = 'abcdefghijklmnopqrstuvwxyz'
const devanagari = 'कखगघचछजझटठडढतथदधनपफबभमयरलवशसहािीुूेैोौं'

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

const another = (rng: Rng, letter: string) => {
  const others = /[a-z]/i.test(letter) ? latin : devanagari
  return rng.pick([...others].filter((other) => other !== letter.toLowerCase()))
}

/** One slip somewhere, the first letter included. A letter of Devanagari is what a key types: a consonant or a sign. */
export const makeTypo = (rng: Rng, word: string, kind: TypoKind): string => {
  const all = [...word]
  const at = rng.int(kind === 'swapped' ? 1 : 0, all.length - 1)
  const letter = all[at] ?? ''
  const [before, after] = [all.slice(0, at), all.slice(at + 1)]
  if (kind === 'dropped') return [...before, ...after].join('')
  if (kind === 'doubled') return [...before, letter, letter, ...after].join('')
  if (kind === 'wrong') return [...before, another(rng, letter), ...after].join('')
  const other = before.at(-1) ?? ''
  return [...before.slice(0, -1), letter, other, ...after].join('')
}

/** A reader counts letters with their signs. */
export const lengthOf = (word: string) => [...letters.segment(word)].length
