import { solveChallenge } from 'altcha-lib'
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types'

const BITS_PER_BYTE = 8

// The algorithm of the server's library, with Web Crypto.
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: Uint8Array.from(salt), iterations: cost }
  return { derivedKey: new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * BITS_PER_BYTE)) }
}

export const solve = async (challenge: Challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge took too long')
  return btoa(JSON.stringify({ challenge, solution }))
}
