// The comments of Vorbis, Theora and Opus: author, place and program. They are emptied at the same length: the first text, the
// encoder's name, becomes spaces.
import { demand } from './unplayable.ts'

const MAGICS = [
  { magic: Buffer.from('\x03vorbis', 'latin1'), framing: 1 },
  { magic: Buffer.from('\x81theora', 'latin1'), framing: 0 },
  { magic: Buffer.from('OpusTags', 'latin1'), framing: 0 },
]

export const emptyComments = (packet: Buffer) => {
  const kind = MAGICS.find(({ magic }) => packet.subarray(0, magic.length).equals(magic))
  demand(kind !== undefined, 'no comments where they belong')
  const { magic, framing } = kind
  const room = packet.length - magic.length - 8 - framing
  demand(room >= 0, 'comments that are too short')
  packet.writeUInt32LE(room, magic.length)
  packet.fill(' ', magic.length + 4, magic.length + 4 + room)
  packet.writeUInt32LE(0, magic.length + 4 + room)
  if (framing) packet[packet.length - 1] = 1
}
