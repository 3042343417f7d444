// Decodes a recording, which checks it and measures its loudness, and multiplexes its packets again: one container for all, without the
// metadata, gaps and other contents of the original.
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from 'mediabunny'
import { media } from '../../../../contract/media-limits.ts'
import { decodeAac } from './decode-aac.ts'
import { decodeOpus, OPUS_SAMPLE_RATE } from './decode-opus.ts'
import { createLoudness } from './loudness.ts'
import { readRecording, type Recording } from './packets.ts'
import { UnusableVoice } from './unusable.ts'

export type NormalVoice = { file: Uint8Array<ArrayBuffer>; seconds: number; peaks: number[] }

// A recorder that stops at the limit writes its last packet beyond it.
const MAX_SECONDS = media.voice.seconds + 0.5

const OPUS_HEAD_BYTES = 19
const OPUS_RATE = 48_000

/** A new header with the channels and the pre-skip of the recording: no gain, no comments. */
const opusHeader = ({ header, channels }: Recording) => {
  if (header.length < OPUS_HEAD_BYTES) throw new UnusableVoice('wrongKind')
  const head = Buffer.alloc(OPUS_HEAD_BYTES)
  head.write('OpusHead', 'latin1')
  head[8] = 1
  head[9] = channels
  header.subarray(10, 12).forEach((byte, index) => (head[10 + index] = byte))
  head.writeUInt32LE(OPUS_RATE, 12)
  return new Uint8Array(head)
}

const decoderConfig = (recording: Recording, codec: string) => ({
  codec,
  numberOfChannels: recording.channels,
  sampleRate: recording.codec === 'opus' ? OPUS_RATE : recording.sampleRate,
  description: recording.codec === 'opus' ? opusHeader(recording) : recording.header,
})

const multiplex = async (recording: Recording, durations: readonly number[]) => {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedAudioPacketSource(recording.codec)
  output.addAudioTrack(source)
  await output.start()
  const config = decoderConfig(recording, recording.codec === 'opus' ? 'opus' : 'mp4a.40.2')
  let time = 0
  for (const [index, data] of recording.packets.entries()) {
    const duration = durations[index] ?? 0
    await source.add(new EncodedPacket(data, 'key', time, duration), { decoderConfig: config })
    time += duration
  }
  await output.finalize()
  if (!target.buffer) throw new Error('nothing was written')
  return new Uint8Array(target.buffer)
}

export const normaliseVoice = async (bytes: Uint8Array): Promise<NormalVoice> => {
  const recording = await readRecording(bytes)
  const isOpus = recording.codec === 'opus'
  const loudness = createLoudness(isOpus ? OPUS_SAMPLE_RATE : recording.sampleRate)
  const decode = isOpus ? decodeOpus : decodeAac
  const durations = await decode(recording, loudness, MAX_SECONDS)
  const file = await multiplex(recording, durations)
  const seconds = Math.min(media.voice.seconds, Math.max(1, Math.round(loudness.seconds())))
  return { file, seconds, peaks: loudness.peaks() }
}
