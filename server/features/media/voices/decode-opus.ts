import { OpusDecoder } from 'opus-decoder'
import type { Loudness } from './loudness.ts'
import type { Recording } from './packets.ts'
import { UnusableVoice } from './unusable.ts'

// The loudness needs no more, and it decodes faster.
export const OPUS_SAMPLE_RATE = 8_000

let decoder: OpusDecoder<typeof OPUS_SAMPLE_RATE> | undefined

// Compiled once for the worker. A reset discards everything of the previous recording.
const freshDecoder = async () => {
  if (decoder) await decoder.reset()
  else decoder = new OpusDecoder({ channels: 1, preSkip: 0, sampleRate: OPUS_SAMPLE_RATE })
  await decoder.ready
  return decoder
}

/** Mixes two channels into one. Returns the duration of each packet in seconds. */
export const decodeOpus = async (
  { packets }: Recording,
  loudness: Loudness,
  maxSeconds: number,
): Promise<number[]> => {
  const { decodeFrame } = await freshDecoder()
  return packets.map((packet) => {
    const { channelData, samplesDecoded, errors } = decodeFrame(packet)
    const [samples] = channelData
    if (errors.length > 0 || !samples || samplesDecoded === 0) throw new UnusableVoice('wrongKind')
    loudness.add(samples)
    if (loudness.seconds() > maxSeconds) throw new UnusableVoice('tooLong')
    return samplesDecoded / OPUS_SAMPLE_RATE
  })
}
