type Piece = string | Buffer
type Item = Piece | readonly Piece[]

const lengthOf = (piece: Piece) => (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length)

/** Joins adjacent strings: writing a short string into a buffer costs as much as a long one. */
const collectPieces = (begin: string, items: readonly Item[], end: string) => {
  const pieces: Piece[] = []
  let text = begin
  const add = (piece: Piece) => {
    if (typeof piece === 'string') {
      text += piece
      return
    }
    if (text !== '') pieces.push(text)
    text = ''
    pieces.push(piece)
  }
  for (const [at, item] of items.entries()) {
    if (at > 0) text += ','
    if (typeof item === 'string' || Buffer.isBuffer(item)) add(item)
    else for (const piece of item) add(piece)
  }
  pieces.push(text + end)
  return pieces
}

export const jsonList = (begin: string, items: readonly Item[], end: string) => {
  const pieces = collectPieces(begin, items, end)
  // Not from the pool of Buffer, because the list may be cached for long.
  const joined = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0))
  let at = 0
  for (const piece of pieces)
    at += typeof piece === 'string' ? joined.write(piece, at) : piece.copy(joined, at)
  return joined
}
