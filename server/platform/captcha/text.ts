import { pick } from './random.ts'

// Neither the eye nor the ear takes one for another: of O and 0 neither is here, of U and V, E and F, M and N one, and
// only 3 ends in 'ee'. Without W, which is too wide to stand beside another. Five of these make 759,375 texts.
export const ALPHABET = 'FHJKLMRUXY34679'
const LENGTH = 5

export const captchaText = () => Array.from({ length: LENGTH }, () => pick([...ALPHABET])).join('')

// What is not in the alphabet can only be a misread or misheard one. An answer still names a single text, so that
// forgiving makes guessing no easier.
const MEANT: Readonly<Record<string, string>> = { A: '4', E: 'F', G: '6', N: 'M', P: 'R', V: 'U', Z: '7' }
const DEVANAGARI_ZERO = 0x0966

/** An answer as it was meant: in capitals, without spaces, with digits of either script. */
export const readAnswer = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/gu, '')
    .replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replaceAll(/[A-Z]/g, (letter) => MEANT[letter] ?? letter)
