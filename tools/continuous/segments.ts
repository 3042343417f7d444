// Names of WAL segments and positions in the WAL.
export const SEGMENT_BYTES = 16 * 1024 * 1024
const SIZE = BigInt(SEGMENT_BYTES)
const PER_LOG = 0x1_0000_0000n / SIZE

const hex = (value: bigint | number) => value.toString(16).toUpperCase().padStart(8, '0')

/** `16/B374D848` as a number of bytes. */
export const parseLsn = (lsn: string) => {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const lsnOf = (position: bigint) =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`

export const segmentAt = (position: bigint) => position / SIZE
export const startOf = (segment: bigint) => segment * SIZE

export const segmentName = (timeline: number, segment: bigint) =>
  `${hex(timeline)}${hex(segment / PER_LOG)}${hex(segment % PER_LOG)}`

export const parseSegmentName = (name: string) => ({
  timeline: Number.parseInt(name.slice(0, 8), 16),
  segment: BigInt(`0x${name.slice(8, 16)}`) * PER_LOG + BigInt(`0x${name.slice(16)}`),
})

export const isSegmentName = (name: string) => /^[0-9A-F]{24}$/.test(name)
