export type PictureFacts = {
  kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'other'
  isAnimated: boolean
  /** Such as location, camera or comments. */
  hasMetadata: boolean
  width: number
  height: number
}

// An unknown size counts as too large.
const UNKNOWN: PictureFacts = {
  kind: 'other',
  isAnimated: false,
  hasMetadata: true,
  width: Infinity,
  height: Infinity,
}

const textAt = (bytes: DataView, at: number, length = 4) =>
  at + length > bytes.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + at, length))

// SOF0 to SOF15 hold the size. C4, C8 and CC are other tables among them.
const isFrameHead = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
// APP1 holds EXIF and XMP, APP13 IPTC; FE is a comment.
const JPEG_METADATA = new Set([0xe1, 0xed, 0xfe])
const START_OF_SCAN = 0xda

const jpegFacts = (bytes: DataView): PictureFacts => {
  const facts = { ...UNKNOWN, kind: 'jpeg' as const, hasMetadata: false }
  let at = 2
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1)
    if (marker === START_OF_SCAN) return facts
    if (JPEG_METADATA.has(marker)) facts.hasMetadata = true
    if (isFrameHead(marker))
      Object.assign(facts, { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) })
    at += 2 + bytes.getUint16(at + 2)
  }
  return facts
}

const PNG_METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

const pngFacts = (bytes: DataView): PictureFacts => {
  if (bytes.byteLength < 24) return UNKNOWN
  const facts = { ...UNKNOWN, kind: 'png' as const, hasMetadata: false }
  Object.assign(facts, { width: bytes.getUint32(16), height: bytes.getUint32(20) })
  for (let at = 8; at + 8 <= bytes.byteLength; at += 12 + bytes.getUint32(at)) {
    const chunk = textAt(bytes, at + 4)
    if (chunk === 'acTL') facts.isAnimated = true
    if (PNG_METADATA.has(chunk)) facts.hasMetadata = true
  }
  return facts
}

const WEBP_FLAGS = { xmp: 0x04, exif: 0x08, animation: 0x02 }
const read24 = (bytes: DataView, at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536

const webpFacts = (bytes: DataView): PictureFacts => {
  if (bytes.byteLength < 30) return UNKNOWN
  const facts = { ...UNKNOWN, kind: 'webp' as const, hasMetadata: false }
  const first = textAt(bytes, 12)
  if (first === 'VP8 ') {
    const [width, height] = [bytes.getUint16(26, true), bytes.getUint16(28, true)]
    return { ...facts, width: width & 0x3fff, height: height & 0x3fff }
  }
  if (first === 'VP8L') {
    const bits = bytes.getUint32(21, true)
    return { ...facts, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const flags = bytes.getUint8(20)
  return {
    ...facts,
    width: read24(bytes, 24) + 1,
    height: read24(bytes, 27) + 1,
    isAnimated: (flags & WEBP_FLAGS.animation) !== 0,
    hasMetadata: (flags & (WEBP_FLAGS.exif | WEBP_FLAGS.xmp)) !== 0,
  }
}

/** `bytes` may be the beginning of the file. */
export const pictureFacts = (buffer: ArrayBuffer): PictureFacts => {
  const bytes = new DataView(buffer)
  if (bytes.byteLength > 2 && bytes.getUint16(0) === 0xffd8) return jpegFacts(bytes)
  if (textAt(bytes, 1, 3) === 'PNG') return pngFacts(bytes)
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return webpFacts(bytes)
  if (textAt(bytes, 0) === 'GIF8') return { ...UNKNOWN, kind: 'gif' }
  return UNKNOWN
}
