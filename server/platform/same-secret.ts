import { timingSafeEqual } from 'node:crypto'

/** Takes as long for a near miss as for any other. Bytes are compared: letters of one length may have several. */
export const isSameSecret = (given: string | Buffer, expected: string | Buffer) => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
