// Usernames that look alike share a key, which is unique.

// A vowel composed of a letter and a vowel sign looks the same as its own letter.
const DEVANAGARI_LOOKALIKES: readonly (readonly [string, string])[] = [
  ['अा', 'आ'],
  ['अो', 'ओ'],
  ['अौ', 'औ'],
  ['अॉ', 'ऑ'],
  ['आे', 'ओ'],
  ['आै', 'औ'],
  ['एे', 'ऐ'],
  ['रु़', 'रु'],
]
const DIGITS = /[०-९]/g
const asciiDigit = (digit: string) => String(digit.charCodeAt(0) - '०'.charCodeAt(0))

export const usernameKey = (username: string): string => {
  const plain = username.normalize('NFKC').toLowerCase().replaceAll(DIGITS, asciiDigit)
  const joined = DEVANAGARI_LOOKALIKES.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), plain)
  return joined.replaceAll('0', 'o').replaceAll('1', 'l')
}
