import { createRequire } from 'node:module'
import type { Frame, LibAV, LibAVWrapper } from '@libav.js/variant-fat'
import type { Loudness } from './loudness.ts'
import type { Recording } from './packets.ts'
import { UnusableVoice } from './unusable.ts'

// A CommonJS module without a declared export.
const libav: LibAVWrapper = createRequire(import.meta.url)('@libav.js/variant-fat')

// Bounds the samples in memory.
const PACKETS_AT_ONCE = 100
// AVMEDIA_TYPE_AUDIO, AV_CODEC_ID_AAC and AV_LOG_QUIET of FFmpeg.
const AUDIO = 1
const AAC = 86_018
const QUIET = -8
// Decoders read beyond the end.
const PADDING = 64

let instance: Promise<LibAV> | undefined

const load = async () => {
  const loaded = await libav.LibAV({ noworker: true })
  await loaded.av_log_set_level(QUIET)
  return loaded
}

const withDecoder = async <T>(
  header: Uint8Array,
  work: (av: LibAV, decoder: { context: number; packet: number; frame: number }) => Promise<T>,
) => {
  instance ??= load()
  const av = await instance
  const parameters = await av.avcodec_parameters_alloc()
  const extra = await av.malloc(header.length + PADDING)
  await av.copyin_u8(extra, header)
  await av.AVCodecParameters_codec_type_s(parameters, AUDIO)
  await av.AVCodecParameters_codec_id_s(parameters, AAC)
  await av.AVCodecParameters_extradata_s(parameters, extra)
  await av.AVCodecParameters_extradata_size_s(parameters, header.length)
  const [, context, packet, frame] = await av.ff_init_decoder('aac', parameters)
  try {
    return await work(av, { context, packet, frame })
  } finally {
    await av.ff_free_decoder(context, packet, frame)
    await av.avcodec_parameters_free_js(parameters)
  }
}

const samplesOf = ({ data }: Frame): Float32Array => (Array.isArray(data) ? data[0] : data)

/** Measures the first channel. Returns the duration of each packet in seconds: all have the same. */
export const decodeAac = (
  { header, packets, sampleRate }: Recording,
  loudness: Loudness,
  maxSeconds: number,
) =>
  withDecoder(header, async (av, { context, packet, frame }) => {
    for (let at = 0; at < packets.length; at += PACKETS_AT_ONCE) {
      const some = packets.slice(at, at + PACKETS_AT_ONCE).map((data) => ({ data }))
      const frames = await av.ff_decode_multi(context, packet, frame, some)
      for (const decoded of frames) {
        if (decoded.sample_rate !== sampleRate) throw new UnusableVoice('wrongKind')
        loudness.add(samplesOf(decoded))
      }
      if (loudness.seconds() > maxSeconds) throw new UnusableVoice('tooLong')
    }
    if (loudness.seconds() === 0) throw new UnusableVoice('wrongKind')
    return packets.map(() => loudness.seconds() / packets.length)
  })
