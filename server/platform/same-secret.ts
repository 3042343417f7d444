import { timingSafeEqual } from 'node:crypto'

/** Constant-time comparison of bytes, since strings of one length may differ in bytes. */
export const isSameSecret = (given: string | Buffer, expected: string | Buffer) => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
