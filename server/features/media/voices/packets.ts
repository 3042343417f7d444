// Demultiplexes a recording: one track, Opus in WebM or Ogg, or AAC in MP4.
import { BufferSource, EncodedPacketSink, Input, type InputAudioTrack, MP4, OGG, WEBM } from 'mediabunny'
import { UnusableVoice } from './unusable.ts'

// Opus has at least 2.5 ms in a packet.
const MAX_PACKETS = 61 * 400
// An OpusHead has 19 bytes, an AudioSpecificConfig of AAC-LC two to five.
const MAX_HEADER_BYTES = 64

const CODECS = { [WEBM.name]: 'opus', [OGG.name]: 'opus', [MP4.name]: 'aac' } as const

export type Recording = {
  codec: 'opus' | 'aac'
  channels: number
  sampleRate: number
  header: Uint8Array
  packets: Uint8Array[]
}

const headerOf = (description: ArrayBufferView | ArrayBufferLike | undefined) => {
  if (!description) throw new UnusableVoice('wrongKind')
  const header = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
  if (header.length > MAX_HEADER_BYTES) throw new UnusableVoice('wrongKind')
  return header
}

const packetsOf = async (track: InputAudioTrack) => {
  const packets: Uint8Array[] = []
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    packets.push(data)
    if (packets.length > MAX_PACKETS) throw new UnusableVoice('tooLong')
  }
  if (packets.length === 0) throw new UnusableVoice('wrongKind')
  return packets
}

export const readRecording = async (file: Uint8Array): Promise<Recording> => {
  const input = new Input({ source: new BufferSource(file), formats: [WEBM, OGG, MP4] })
  const format = await input.getFormat()
  const [track, ...others] = await input.getTracks()
  const codec = CODECS[format.name]
  if (!codec || others.length > 0 || !track?.isAudioTrack() || track.codec !== codec)
    throw new UnusableVoice('wrongKind')
  const config = await track.getDecoderConfig()
  if (!config || config.numberOfChannels > 2) throw new UnusableVoice('wrongKind')
  return {
    codec,
    channels: config.numberOfChannels,
    sampleRate: config.sampleRate,
    header: headerOf(config.description),
    packets: await packetsOf(track),
  }
}
