// An HTTP answer as it comes, read by hand: a library's client costs more than the server that it measures.
const HEAD_END = '\r\n\r\n'
const NO_CONTENT = 204
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

export type Answer = { status: number; length: number | undefined; start: number }

export const readHead = (data: Buffer): Answer | undefined => {
  const end = data.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = data.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  // Such an answer has no body, and does not say so.
  const length = status === NO_CONTENT ? 0 : /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return {
    status,
    length: length === undefined ? undefined : Number(length),
    start: end + HEAD_END.length,
  }
}

export const isWhole = (data: Buffer, { length, start }: Answer) =>
  length === undefined ? data.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : data.length - start >= length
