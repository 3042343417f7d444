// Equal texts have equal keys, ignoring case, spaces and punctuation.
import { createHash } from 'node:crypto'

export const wordsKey = (text: string) => {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [text]
  return createHash('sha256').update(words.join(' ')).digest('base64url')
}
