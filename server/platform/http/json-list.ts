type Piece = string | Buffer
/** A piece, or several one after the other. */
type Item = Piece | readonly Piece[]

const lengthOf = (piece: Piece) => (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length)

/** A list between its beginning and its end, as UTF-8. What is UTF-8 already is copied. */
export const jsonList = (begin: string, items: readonly Item[], end: string) => {
  const pieces: Piece[] = [begin]
  for (const item of items) {
    if (pieces.length > 1) pieces.push(',')
    if (typeof item === 'string' || Buffer.isBuffer(item)) pieces.push(item)
    else pieces.push(...item)
  }
  pieces.push(end)
  // Of its own memory, since it may be kept.
  const joined = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0))
  let at = 0
  for (const piece of pieces)
    at += typeof piece === 'string' ? joined.write(piece, at) : piece.copy(joined, at)
  return joined
}
