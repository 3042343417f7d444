// Codes that are read from a screen and typed: unambiguous characters, 80 random bits.
import { randomBytes } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

export const makeReadableCode = () =>
  [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

export const formatCode = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&-')

export const normalizeCode = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
