// Minimal videos: a valid container with one frame that cannot be decoded.
import { signPage } from '../features/media/videos/ogg.ts'

const FILLING = 7
const bytes = (text: string) => Buffer.from(text, 'latin1')
const u32 = (value: number) => {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(value)
  return buffer
}
const u32le = (value: number) => {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}

export const box = (type: string, ...parts: readonly Uint8Array[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), bytes(type), body])
}
const zeros = (length: number) => Buffer.alloc(length)

/** A track with one sample at an offset. `extra` is added next to its tables. */
export const mp4Track = (
  { kind = 'vide', codec = 'avc1', offset = 0, size = 0 },
  ...extra: readonly Uint8Array[]
) => {
  const one = Buffer.concat([zeros(4), u32(1)])
  const tables = [
    box('stsd', one, box(codec, zeros(78))),
    box('stts', one, u32(1), u32(1)),
    box('stsc', one, u32(1), u32(1), u32(1)),
    box('stsz', zeros(4), u32(size), u32(1)),
    box('stco', one, u32(offset)),
  ]
  const minf = box('minf', box('dinf', box('dref', one, box('url ', u32(1)))), box('stbl', ...tables))
  const hdlr = box('hdlr', zeros(8), bytes(kind), zeros(13))
  return box('trak', box('tkhd', zeros(84)), box('mdia', box('mdhd', zeros(24)), hdlr, minf), ...extra)
}

export const MP4_BRAND = box('ftyp', bytes('isom'), u32(512), bytes('isommp42'))

const mp4 = (size: number) => {
  const moov = (offset: number, length: number) =>
    box('moov', box('mvhd', zeros(100)), mp4Track({ offset, size: length }))
  const head = MP4_BRAND.length + moov(0, 0).length + 8
  const sample = Buffer.alloc(size - head, FILLING)
  return Buffer.concat([MP4_BRAND, moov(head, sample.length), box('mdat', sample)])
}

export const element = (id: number, ...parts: readonly Uint8Array[]) => {
  const body = Buffer.concat(parts)
  const idBytes = u32(id).subarray(Math.floor(Math.clz32(id) / 8))
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([idBytes, size, body])
}
const number = (id: number, value: number) => element(id, Buffer.from([value]))

export const WEBM_HEADER = element(0x1a45dfa3, element(0x4282, bytes('webm')))
export const webmTrack = ({ track = 1, type = 1, codec = 'V_VP8' }, ...extra: readonly Uint8Array[]) =>
  element(0xae, number(0xd7, track), number(0x83, type), element(0x86, bytes(codec)), ...extra)
export const webmBlock = (track: number, content: Uint8Array) =>
  element(0xa3, Buffer.from([0x80 | track, 0, 0, 0x80]), content)

const webm = (size: number) => {
  const film = (length: number) => {
    const tracks = element(0x1654ae6b, webmTrack({}))
    const cluster = element(0x1f43b675, number(0xe7, 0), webmBlock(1, Buffer.alloc(length, FILLING)))
    return Buffer.concat([WEBM_HEADER, element(0x18538067, tracks, cluster)])
  }
  return film(size - film(0).length)
}

type OggPage = { serial?: number; flags?: number; packets: readonly Uint8Array[] }

export const oggPage = ({ serial = 1, flags = 0, packets }: OggPage) => {
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ])
  const head = Buffer.concat([bytes('OggS\0'), Buffer.from([flags]), zeros(8), u32le(serial), zeros(8)])
  const page = Buffer.concat([head, Buffer.from([lacing.length, ...lacing]), ...packets])
  signPage(page, { start: 0, end: page.length })
  return page
}

export const FIRST_PAGE = 2
export const theoraHeader = Buffer.concat([bytes('\x80theora'), zeros(35)])
export const comments = (magic: string, vendor: string, ...given: readonly string[]) =>
  Buffer.concat([
    bytes(magic),
    u32le(vendor.length),
    bytes(vendor),
    u32le(given.length),
    ...given.flatMap((text) => [u32le(text.length), bytes(text)]),
  ])

const ogg = (size: number) => {
  const film = (vendor: string, packets: readonly number[]) =>
    Buffer.concat([
      oggPage({ flags: FIRST_PAGE, packets: [theoraHeader] }),
      oggPage({ packets: [comments('\x81theora', vendor), bytes('\x82theora')] }),
      ...packets.map((length) => oggPage({ packets: [Buffer.alloc(length, FILLING)] })),
    ])
  const packets = [...Array.from({ length: Math.floor(size / 10_000) }, () => 9_000), 100]
  const missing = size - film('', packets).length
  const vendor = (length: number) => film(' '.repeat(length), packets)
  // The segment table of Ogg has one byte per 255.
  return vendor(missing - (vendor(missing).length - size))
}

const VIDEOS = { mp4, webm, ogg } as const

export const aVideo = (kind: keyof typeof VIDEOS, size = 2_000) => VIDEOS[kind](size)
