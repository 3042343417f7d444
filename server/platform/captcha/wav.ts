import { RATE, type Sound } from './sound.ts'

const HEADER = 44
const SAMPLE_BYTES = 2
const PCM = 1
const LOUDEST = 0x7fff

const header = (dataBytes: number) => {
  const bytes = Buffer.alloc(HEADER)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(HEADER - 8 + dataBytes, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16) // length of the format that follows
  bytes.writeUInt16LE(PCM, 20)
  bytes.writeUInt16LE(1, 22) // channel
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * SAMPLE_BYTES, 28)
  bytes.writeUInt16LE(SAMPLE_BYTES, 32)
  bytes.writeUInt16LE(8 * SAMPLE_BYTES, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(dataBytes, 40)
  return bytes
}

export const toWav = (sound: Sound) => {
  const data = Buffer.alloc(sound.length * SAMPLE_BYTES)
  sound.forEach((sample, index) => {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST), index * SAMPLE_BYTES)
  })
  return Buffer.concat([header(data.length), data])
}
