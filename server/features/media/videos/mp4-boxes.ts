import { demand } from './unplayable.ts'

export type Box = Readonly<{ type: string; start: number; body: number; end: number }>

const HEAD = 8
const LARGE_HEAD = 16

const sizeAt = (bytes: Buffer, at: number, end: number) => {
  const size = bytes.readUInt32BE(at)
  if (size === 1) return { size: Number(bytes.readBigUInt64BE(at + HEAD)), head: LARGE_HEAD }
  return { size: size === 0 ? end - at : size, head: HEAD }
}

export const boxesIn = (bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>): Box[] => {
  const boxes: Box[] = []
  // Some writers end a list with four zeros.
  for (let start = body; end - start >= HEAD;) {
    const { size, head } = sizeAt(bytes, start, end)
    demand(size >= head && start + size <= end, 'a box that does not fit')
    boxes.push({
      type: bytes.toString('latin1', start + 4, start + HEAD),
      start,
      body: start + head,
      end: start + size,
    })
    start += size
  }
  return boxes
}
