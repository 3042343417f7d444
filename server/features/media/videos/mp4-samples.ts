// The positions of a track's samples in an MP4: chunks by stco or co64, samples per chunk by stsc, sizes by stsz.
import { boxesIn, type Box } from './mp4-boxes.ts'
import { demand } from './unplayable.ts'

export type Range = Readonly<{ start: number; end: number }>

type Table = Readonly<{ count: number; at: (index: number, column?: number) => number }>

/** After version, flags and `head` more bytes: the number of rows, and rows of fixed size. */
const tableIn = (bytes: Buffer, box: Box | undefined, { head = 0, row = 4 } = {}): Table => {
  demand(box !== undefined, 'no table of samples')
  const first = box.body + 8 + head
  const count = bytes.readUInt32BE(first - 4)
  demand(first + count * row <= box.end, 'a table that does not fit')
  return { count, at: (index, column = 0) => bytes.readUInt32BE(first + index * row + column * 4) }
}

const sizesIn = (bytes: Buffer, box: Box | undefined) => {
  demand(box !== undefined, 'no sizes')
  const all = bytes.readUInt32BE(box.body + 4)
  const total = bytes.readUInt32BE(box.body + 8)
  const { at } = all === 0 ? tableIn(bytes, box, { head: 4 }) : { at: () => all }
  return (first: number, count: number) => {
    const last = Math.min(first + count, total)
    if (all !== 0) return Math.max(0, last - first) * all
    let sum = 0
    for (let sample = first; sample < last; sample += 1) sum += at(sample)
    return sum
  }
}

const offsetsIn = (bytes: Buffer, boxes: readonly Box[]) => {
  const short = boxes.find(({ type }) => type === 'stco')
  if (short) return tableIn(bytes, short)
  const { count, at } = tableIn(
    bytes,
    boxes.find(({ type }) => type === 'co64'),
    { row: 8 },
  )
  return { count, at: (index: number) => at(index, 0) * 2 ** 32 + at(index, 1) }
}

export const sampleRanges = (bytes: Buffer, stbl: Box): Range[] => {
  const boxes = boxesIn(bytes, stbl)
  const ofType = (type: string) => boxes.find((box) => box.type === type)
  const [offsets, runs] = [offsetsIn(bytes, boxes), tableIn(bytes, ofType('stsc'), { row: 12 })]
  const sizeOf = sizesIn(bytes, ofType('stsz'))
  const ranges: Range[] = []
  let [run, sample] = [0, 0]
  for (let chunk = 0; chunk < offsets.count; chunk += 1) {
    // A run names its first chunk, counted from one, and is valid until the next.
    while (run + 1 < runs.count && runs.at(run + 1) <= chunk + 1) run += 1
    const samples = runs.count > 0 ? runs.at(run, 1) : 0
    const start = offsets.at(chunk)
    const end = start + sizeOf(sample, samples)
    if (end > start) ranges.push({ start, end })
    sample += samples
  }
  return ranges
}
