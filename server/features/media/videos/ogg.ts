// Ogg (RFC 3533): interleaved pages of several streams. A changed page needs a new checksum.
import { demand } from './unplayable.ts'
import { emptyComments } from './xiph-comments.ts'

type Page = Readonly<{
  start: number
  serial: number
  isFirst: boolean
  lacing: Buffer
  body: number
  end: number
}>

const HEAD = 27
const CHECKSUM = 22
const CONTINUES = 255

const POLYNOMIAL = 0x04c11db7
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_nothing, index) => {
  let value = index << 24
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ POLYNOMIAL : value << 1
  return value >>> 0
})

const checksumOf = (bytes: Buffer, { start, end }: Pick<Page, 'start' | 'end'>) => {
  let crc = 0
  for (let at = start; at < end; at += 1) {
    const isOwn = at >= start + CHECKSUM && at < start + CHECKSUM + 4
    const byte = isOwn ? 0 : (bytes[at] ?? 0)
    crc = ((crc << 8) ^ (CRC_TABLE[((crc >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0
  }
  return crc
}

export const signPage = (bytes: Buffer, page: Pick<Page, 'start' | 'end'>) =>
  bytes.writeUInt32LE(checksumOf(bytes, page), page.start + CHECKSUM)

const pageAt = (bytes: Buffer, start: number): Page => {
  demand(bytes.toString('latin1', start, start + 4) === 'OggS' && bytes[start + 4] === 0, 'no page')
  const body = start + HEAD + bytes.readUInt8(start + 26)
  const lacing = bytes.subarray(start + HEAD, body)
  const end = body + lacing.reduce((sum, size) => sum + size, 0)
  demand(end <= bytes.length, 'half a page')
  const page = {
    start,
    serial: bytes.readUInt32LE(start + 14),
    isFirst: (bytes.readUInt8(start + 5) & 2) === 2,
    lacing,
    body,
    end,
  }
  demand(checksumOf(bytes, page) === bytes.readUInt32LE(start + CHECKSUM), 'a wrong checksum')
  return page
}

const streamsIn = (bytes: Buffer) => {
  const streams = new Map<number, Page[]>()
  for (let start = 0; start < bytes.length;) {
    const page = pageAt(bytes, start)
    const stream = streams.get(page.serial)
    demand((stream === undefined) === page.isFirst, 'a stream without a beginning')
    if (stream) stream.push(page)
    else streams.set(page.serial, [page])
    start = page.end
  }
  return [...streams.values()]
}

const FILMS = ['\x80theora']
const SOUNDS = ['\x01vorbis', 'OpusHead']
// Subtitles, and an index with the recording time: not needed for playback.
const OTHERS = ['fishead\0', '\x80kate', 'CMML']

const beginsWith = (bytes: Buffer, [first]: readonly Page[], magics: readonly string[]) =>
  magics.some((magic) =>
    bytes.toString('latin1', first?.body, (first?.body ?? 0) + magic.length).startsWith(magic),
  )

const commentsIn = ([, ...pages]: readonly Page[]) => {
  const [pieces, touched]: [{ start: number; end: number }[], Page[]] = [[], []]
  for (const page of pages) {
    touched.push(page)
    let start = page.body
    for (const size of page.lacing) {
      pieces.push({ start, end: start + size })
      start += size
      if (size < CONTINUES) return { pieces, touched }
    }
  }
  return { pieces: [], touched }
}

const emptyCommentsOf = (bytes: Buffer, stream: readonly Page[]) => {
  const { pieces, touched } = commentsIn(stream)
  const packet = Buffer.concat(pieces.map(({ start, end }) => bytes.subarray(start, end)))
  emptyComments(packet)
  let taken = 0
  for (const { start, end } of pieces) taken += packet.copy(bytes, start, taken, taken + end - start)
  for (const page of touched) signPage(bytes, page)
}

const countPackets = (stream: readonly Page[]) =>
  stream.flatMap(({ lacing }) => [...lacing]).filter((size) => size < CONTINUES).length
const HEADERS = 3

/** In place; drops streams that are neither picture nor sound. */
export const cleanOgg = (bytes: Buffer): Buffer => {
  const streams = streamsIn(bytes)
  const playable = streams.filter((stream) => beginsWith(bytes, stream, [...FILMS, ...SOUNDS]))
  for (const stream of streams)
    demand(playable.includes(stream) || beginsWith(bytes, stream, OTHERS), 'an unknown stream')
  const isFilm = (stream: readonly Page[]) => beginsWith(bytes, stream, FILMS)
  demand(
    playable.some((stream) => isFilm(stream) && countPackets(stream) > HEADERS),
    'no picture',
  )
  for (const stream of playable) emptyCommentsOf(bytes, stream)
  const pages = playable.flat().toSorted((one, other) => one.start - other.start)
  return Buffer.concat(pages.map(({ start, end }) => bytes.subarray(start, end)))
}
