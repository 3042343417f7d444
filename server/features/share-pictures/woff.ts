// A WOFF file is a font whose tables are compressed one by one: https://www.w3.org/TR/WOFF/
import { inflateSync } from 'node:zlib'

const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }

const padded = (length: number) => Math.ceil(length / 4) * 4

const tablesOf = (woff: Buffer) =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF.header + index * WOFF.entry
    const [offset, stored, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + stored)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: stored < length ? inflateSync(bytes) : bytes,
    }
  })

export const unwrapWoff = (woff: Buffer): Buffer => {
  const tables = tablesOf(woff)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  const exponent = Math.floor(Math.log2(tables.length))
  const searchRange = 2 ** exponent * SFNT.entry
  woff.copy(font, 0, 4, 8)
  for (const [index, value] of [
    tables.length,
    searchRange,
    exponent,
    tables.length * SFNT.entry - searchRange,
  ].entries())
    font.writeUInt16BE(value, 4 + index * 2)
  let offset = SFNT.header + tables.length * SFNT.entry
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT.header + index * SFNT.entry
    tag.copy(font, at)
    font.writeUInt32BE(checksum, at + 4)
    font.writeUInt32BE(offset, at + 8)
    font.writeUInt32BE(data.length, at + 12)
    data.copy(font, offset)
    offset += padded(data.length)
  }
  return font
}
