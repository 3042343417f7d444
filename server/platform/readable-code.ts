// Read from a screen and typed by hand: letters and digits that nobody confuses, 80 bits that nobody guesses.
import { randomBytes } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

export const makeReadableCode = () =>
  [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

/** In four groups, as a person copies it. */
export const formatCode = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&-')

/** However it was typed. */
export const normalizeCode = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
