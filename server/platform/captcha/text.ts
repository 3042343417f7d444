import { pick } from './random.ts'

// Characters that are confused neither by eye nor by ear: no O and 0; one of U and V, E and F, M and N; only 3 ends in 'ee'. No W,
// which is too wide. Five of these make 759,375 texts.
export const ALPHABET = 'FHJKLMRUXY34679'
const LENGTH = 5

export const captchaText = () => Array.from({ length: LENGTH }, () => pick([...ALPHABET])).join('')

// A character outside of the alphabet is a misread or misheard one. Each answer still maps to one text, so guessing does not become
// easier.
const MEANT: Readonly<Record<string, string>> = { A: '4', E: 'F', G: '6', N: 'M', P: 'R', V: 'U', Z: '7' }
const DEVANAGARI_ZERO = 0x0966

export const readAnswer = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/gu, '')
    .replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replaceAll(/[A-Z]/g, (letter) => MEANT[letter] ?? letter)
