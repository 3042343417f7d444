// Folds words of both scripts to keys that sound alike: मिठाई, mithai, mithaai and mitai have the same key. Keys are for comparison
// only.
import { isDevanagari } from './fold/devanagari.ts'
import { loanKeys } from './fold/loans.ts'
import { sound, soundKeys, spellings, UNFINISHED } from './fold/sound.ts'

const JOINERS = /[\u200c\u200d]/g
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
const DEVANAGARI_ZERO = 0x966

const asciiDigit = (digit: string) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO)

// Joiners only choose a glyph and are removed without splitting the word.
export const words = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(JOINERS, '')
    .toLowerCase()
    .replace(/[०-९]/g, asciiDigit)
    .split(BETWEEN_WORDS)
    .filter(Boolean)

// For callers that pass a word with its punctuation (ई-रिक्शा, Dr.).
const oneWord = (text: string) => words(text).join('')

// The likeliest key first. Most words have one; ड़, ढ़, a nasal end or an English loan word give more.
export const keys = (word: string): string[] => {
  const plain = oneWord(word)
  const own = soundKeys(plain)
  return [...new Set([...own, ...loanKeys(plain, own)])]
}

// A final a is optional: शिव is Shiva or Shiv, योग yoga or yog. A roman word under four letters keeps it, since too little would be
// left.
const otherEnding = (word: string): string | undefined => {
  if (isDevanagari(word)) return /[क-ह]़?$/.test(word) ? `${word}ा` : undefined
  return /^[a-z]{2,}[^aeiou]a$/.test(word) ? word.slice(0, -1) : undefined
}

export const queryKeys = (word: string): string[] => {
  const other = otherEnding(oneWord(word))
  return other ? [...new Set([...keys(word), ...keys(other)])] : keys(word)
}

// The consonants of a key after its first letter, for words whose vowels were misheard: pundit, mohammed, plumber. Drops y and v,
// folds a soft g to j (agency), and is empty when too short to be specific.
export const skeleton = (key: string): string => {
  const hard = key.replaceAll('ch', 'c').replace(/g(?=[ei])/g, 'j')
  const first = hard.slice(0, 1).replace(/[aeiou]/, 'a')
  const rest = hard
    .slice(1)
    .replace(/[aeiouvy]/g, '')
    .replace(/n(?=[bfmp])/g, 'm')
  const bones = (first + rest).replace(/(\D)\1+/g, '$1')
  return bones.length < 3 ? '' : bones
}

// The prefix of the keys of an incomplete word. Cuts off what the next letter may change: vowels, the c of ch, a nasal sign, the or of
// tailor.
export const typedPrefix = (word: string): string => {
  const typed = oneWord(word).replace(/(?<=.)[cँं]$/, '')
  const [latin = ''] = spellings(typed)
  const folded = sound(latin + UNFINISHED).replace(UNFINISHED, '')
  return folded.replace(/(?<=.)(?:[aeiouvy]+|[eo]r)$/, '')
}

export const fold = (text: string): string =>
  words(text)
    .flatMap((word) => keys(word).slice(0, 1))
    .join(' ')
