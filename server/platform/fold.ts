// Words of either script folded to keys that sound alike: मिठाई, mithai, mithaai and mitai are one. A key is made to be
// compared, never to be shown or folded again.
import { isDevanagari } from './fold/devanagari.ts'
import { loanKeys } from './fold/loans.ts'
import { sound, soundKeys, spellings, UNFINISHED } from './fold/sound.ts'

const JOINERS = /[\u200c\u200d]/g
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
const DEVANAGARI_ZERO = 0x966

const asciiDigit = (digit: string) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO)

// Joiners only choose a glyph, and keyboards differ in where they put them: they go without parting the word.
export const words = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(JOINERS, '')
    .toLowerCase()
    .replace(/[०-९]/g, asciiDigit)
    .split(BETWEEN_WORDS)
    .filter(Boolean)

// What is left of a word, for callers that pass one with its punctuation (ई-रिक्शा, Dr.).
const oneWord = (text: string) => words(text).join('')

// The keys under which a word is kept, the likeliest first. Most words have one; ड़, ढ़, a nasal end or an English loan
// give more. A word without a letter or digit has none.
export const keys = (word: string): string[] => {
  const plain = oneWord(word)
  const own = soundKeys(plain)
  return [...new Set([...own, ...loanKeys(plain, own)])]
}

// A last a is written or left out at will: शिव is Shiva or Shiv, योग yoga or yog. A roman word under
// four letters keeps its own: too little would be left.
const otherEnding = (word: string): string | undefined => {
  if (isDevanagari(word)) return /[क-ह]़?$/.test(word) ? `${word}ा` : undefined
  return /^[a-z]{2,}[^aeiou]a$/.test(word) ? word.slice(0, -1) : undefined
}

// The keys to look for when a person asks for a word.
export const queryKeys = (word: string): string[] => {
  const other = otherEnding(oneWord(word))
  return other ? [...new Set([...keys(word), ...keys(other)])] : keys(word)
}

// The consonants of a key behind its first letter, for words whose vowels were misheard: pundit, mohammed, plumber. The
// half vowels y and v go too, a soft g is j (agency), and so short a rest that it fits everything is empty.
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

// The beginning of the keys of a word that is still being typed. What the next letter may change is cut off: vowels, the
// c of ch, a nasal sign, the or of tailor.
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
