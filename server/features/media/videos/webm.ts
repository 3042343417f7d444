// WebM (EBML, RFC 8794 and 9559): nested elements. Elements that playback does not need become `Void` of the same length, so that
// every position stays valid.
import { demand } from './unplayable.ts'
import { emptyComments } from './xiph-comments.ts'

type Element = Readonly<{ id: number; start: number; body: number; end: number; isOpen: boolean }>
type Stretch = Pick<Element, 'body' | 'end'>

const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  info: 0x1549a966,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  contentEncodings: 0x6d80,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  cues: 0x1c53bb6b,
  void: 0xec,
} as const

/** A variable-length integer: leading zero bits of the first byte give its length. */
const numberAt = (bytes: Buffer, at: number) => {
  const first = bytes.readUInt8(at)
  const length = Math.clz32(first) - 23
  demand(length <= 8, 'a number that is too long')
  const rest = 0xff >> length
  let [value, isAllOnes] = [first & rest, (first & rest) === rest]
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte
    isAllOnes &&= byte === 0xff
  }
  return { value, length, isAllOnes }
}

const elementAt = (bytes: Buffer, start: number, end: number): Element => {
  const { length } = numberAt(bytes, start)
  demand(length <= 4, 'an id that is too long')
  const id = bytes.readUIntBE(start, length)
  const size = numberAt(bytes, start + length)
  const body = start + length + size.length
  // Recorders do not know the size: it ends where an element of its own level begins.
  const isOpen = size.isAllOnes
  demand(body <= end && (isOpen || body + size.value <= end), 'an element that does not fit')
  return { id, start, body, end: isOpen ? end : body + size.value, isOpen }
}

const OF_SEGMENT: ReadonlySet<number> = new Set([
  ID.seekHead,
  ID.info,
  ID.tracks,
  ID.cluster,
  ID.cues,
  // Chapters, Attachments, Tags
  0x1043a770,
  0x1941a469,
  0x1254c367,
])

const childrenOf = (bytes: Buffer, { body, end }: Stretch, isOver: (id: number) => boolean = () => false) => {
  const children: Element[] = []
  for (let start = body; start < end;) {
    const child = elementAt(bytes, start, end)
    if (isOver(child.id)) return children
    demand(!child.isOpen, 'an element without an end')
    children.push(child)
    start = child.end
  }
  return children
}

const clusterChildren = (bytes: Buffer, cluster: Element) =>
  childrenOf(bytes, cluster, (id) => cluster.isOpen && OF_SEGMENT.has(id))

/** Clusters of unknown size end where the next part begins. */
const segmentChildren = (bytes: Buffer, segment: Element) => {
  const children: Element[] = []
  for (let start = segment.body; start < segment.end;) {
    const child = elementAt(bytes, start, segment.end)
    demand(!child.isOpen || child.id === ID.cluster, 'an element without an end')
    const end = child.isOpen ? (clusterChildren(bytes, child).at(-1)?.end ?? child.body) : child.end
    children.push({ ...child, end })
    start = end
  }
  return children
}

const SHORT = 126

const erase = (bytes: Buffer, { start, end }: Pick<Element, 'start' | 'end'>) => {
  const length = end - start
  bytes.fill(0, start, end)
  bytes[start] = ID.void
  if (length - 2 <= SHORT) bytes[start + 1] = 0x80 | (length - 2)
  else {
    bytes[start + 1] = 1
    bytes.writeUIntBE(length - 9, start + 3, 6)
  }
}

const keepOnly = (bytes: Buffer, children: readonly Element[], needed: ReadonlySet<number>) => {
  for (const child of children) if (!needed.has(child.id)) erase(bytes, child)
}

const targetOf = (bytes: Buffer, seek: Element) => {
  const target = childrenOf(bytes, seek).find(({ id }) => id === ID.seekId)
  return target && target.end - target.body === 4 ? bytes.readUInt32BE(target.body) : 0
}

const cleanSeekHead = (bytes: Buffer, seekHead: Element) => {
  for (const entry of childrenOf(bytes, seekHead)) {
    if (entry.id !== ID.seek || !NEEDED_PARTS.has(targetOf(bytes, entry))) erase(bytes, entry)
  }
}

// TimestampScale and Duration; the names of the programs are required, and are emptied.
const INFO = new Set<number>([0x2ad7b1, 0x4489, ID.muxingApp, ID.writingApp])
const cleanInfo = (bytes: Buffer, info: Element) => {
  const children = childrenOf(bytes, info)
  for (const { id, body, end } of children)
    if (id === ID.muxingApp || id === ID.writingApp) bytes.fill(0, body, end)
  keepOnly(bytes, children, INFO)
}

const VIDEO = 1
const AUDIO = 2
const PLAYABLE: Readonly<Record<number, readonly string[]>> = {
  [VIDEO]: ['V_VP8', 'V_VP9', 'V_AV1'],
  [AUDIO]: ['A_VORBIS', 'A_OPUS'],
}
const TRACK = new Set<number>([
  ID.trackNumber,
  0x73c5,
  ID.trackType,
  0xb9,
  0x88,
  0x55aa,
  0x9c,
  0x6de7,
  0x6df8,
  0x23e383,
  0x23314f,
  0x55ee,
  0x41e4,
  0x22b59c,
  0x22b59d,
  ID.codec,
  ID.codecPrivate,
  0x56aa,
  0x56bb,
  0xe0,
  0xe1,
])

// Vorbis: the number of further packets, the lengths of all but the last, and the packets. The second has the comments.
const cleanVorbis = (bytes: Buffer, { body, end }: Stretch) => {
  demand(bytes[body] === 2, 'no headers of vorbis')
  const sizes: number[] = []
  let at = body + 1
  for (let size = 0; sizes.length < 2 && at < end; at += 1) {
    const byte = bytes.readUInt8(at)
    size += byte
    if (byte < 255) {
      sizes.push(size)
      size = 0
    }
  }
  const [first = 0, second = 0] = sizes
  demand(at + first + second <= end, 'headers that do not fit')
  emptyComments(bytes.subarray(at + first, at + first + second))
}

const readTrack = (bytes: Buffer, track: Element) => {
  const children = childrenOf(bytes, track)
  const childOf = (id: number) => children.find((child) => child.id === id)
  const numberIn = (id: number) => {
    const { body, end } = childOf(id) ?? { body: 0, end: 0 }
    demand(end > body && end - body <= 6, 'a track without a number')
    return bytes.readUIntBE(body, end - body)
  }
  const codec = childOf(ID.codec)
  demand(!childOf(ID.contentEncodings), 'an encrypted track')
  return {
    children,
    number: numberIn(ID.trackNumber),
    type: numberIn(ID.trackType),
    codec: codec ? bytes.toString('latin1', codec.body, codec.end).replace(/\0+$/, '') : '',
    setUp: childOf(ID.codecPrivate),
  }
}

const cleanTracks = (bytes: Buffer, tracks: Element) => {
  const types = new Map<number, number>()
  for (const element of childrenOf(bytes, tracks)) {
    if (element.id !== ID.track) {
      erase(bytes, element)
      continue
    }
    const { number, type, codec, setUp, children } = readTrack(bytes, element)
    const playable = PLAYABLE[type]
    if (!playable) {
      erase(bytes, element)
      continue
    }
    demand(playable.includes(codec), `codec ${codec}`)
    if (codec === 'A_VORBIS' && setUp) cleanVorbis(bytes, setUp)
    keepOnly(bytes, children, TRACK)
    types.set(number, type)
  }
  return types
}

// Timestamp, PrevSize, Position
const CLUSTER = new Set<number>([0xe7, 0xab, 0xa7, ID.simpleBlock, ID.blockGroup])

const trackOf = (bytes: Buffer, block: Element) => {
  const inner =
    block.id === ID.blockGroup ? childrenOf(bytes, block).find(({ id }) => id === ID.block) : block
  return inner && numberAt(bytes, inner.body).value
}

const cleanCluster = (bytes: Buffer, cluster: Element, types: ReadonlyMap<number, number>) => {
  const children = childrenOf(bytes, cluster)
  let hasPicture = false
  for (const child of children.filter(({ id }) => id === ID.simpleBlock || id === ID.blockGroup)) {
    const type = types.get(trackOf(bytes, child) ?? -1)
    hasPicture ||= type === VIDEO
    if (type === undefined) erase(bytes, child)
  }
  keepOnly(bytes, children, CLUSTER)
  return hasPicture
}

const NEEDED_PARTS: ReadonlySet<number> = new Set([ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues])

export const cleanWebm = (bytes: Buffer): Buffer => {
  const header = elementAt(bytes, 0, bytes.length)
  const segment = elementAt(bytes, header.end, bytes.length)
  const docType = childrenOf(bytes, header).find(({ id }) => id === ID.docType)
  const isWebm = docType && bytes.toString('latin1', docType.body, docType.end).startsWith('webm')
  demand(header.id === ID.header && segment.id === ID.segment && isWebm === true, 'no WebM')
  const parts = segmentChildren(bytes, segment)
  const ofId = (id: number) => parts.filter((part) => part.id === id)
  const [[tracks, second]] = [ofId(ID.tracks)]
  demand(tracks !== undefined && !second, 'no tracks')
  const types = cleanTracks(bytes, tracks)
  const pictures = ofId(ID.cluster).filter((cluster) => cleanCluster(bytes, cluster, types))
  demand(pictures.length > 0, 'no picture')
  for (const part of ofId(ID.seekHead)) cleanSeekHead(bytes, part)
  for (const part of ofId(ID.info)) cleanInfo(bytes, part)
  keepOnly(bytes, parts, NEEDED_PARTS)
  return bytes.subarray(0, segment.end)
}
