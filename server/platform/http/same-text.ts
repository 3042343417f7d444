import { timingSafeEqual } from 'node:crypto'

/** Takes as long wherever they differ. Compared as bytes: a text with as many letters may have more of them. */
export const isSameText = (given: unknown, expected: string) => {
  if (typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
