// Records the microphone until the person ends it or a limit is reached. The server checks and normalises the file again.
import { media } from '../../../../contract/media-limits.ts'
import { recordingFormat } from '../can-record.ts'
import { randomId } from '../../../lib/http/useIdempotencyKey.ts'

export type VoiceRecording = {
  /** The idempotency key of its upload. */
  id: string
  file: File
  seconds: number
  peaks: readonly number[]
  cause: EndCause
}

type EndCause = 'person' | 'limit' | 'hidden' | 'interrupted' | 'discarded'
export type RecordingProblem = 'refused' | 'none' | 'busy' | 'short' | 'failed'

export class RecordingError extends Error {
  readonly problem: RecordingProblem
  constructor(problem: RecordingProblem) {
    super(problem)
    this.problem = problem
  }
}

export type RecordingOptions = {
  /** Aborted to end the recording; with the reason `DISCARDED` to throw it away. */
  signal: AbortSignal
  /** Ten times a second. The level is from 0 to 1. */
  onTick: (now: { seconds: number; level: number }) => void
}
export const DISCARDED = 'discarded'

const BITS_PER_SECOND = 16_000
const TICK_MS = 100
// A recorder may ignore the bit rate. What it has not written yet must fit too.
const MAX_BYTES = media.voice.bytes * 0.9
const MIN_SECONDS = 1

const PROBLEMS: Readonly<Record<string, RecordingProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const openMicrophone = async () => {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    })
  } catch (error) {
    throw new RecordingError(PROBLEMS[error instanceof Error ? error.name : ''] ?? 'failed')
  }
}

const openMeter = (stream: MediaStream) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  // About the length of a tick.
  analyser.fftSize = 4_096
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples)
      return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
    },
    close: () => context.close(),
  }
}

/** As the server computes them: the highest level of each part, relative to the loudest. */
export const toPeaks = (levels: readonly number[]) => {
  const loudest = Math.max(...levels, 0.001)
  const size = levels.length / media.voice.peaks
  return Array.from({ length: media.voice.peaks }, (_, part) => {
    const from = Math.floor(part * size)
    const levelsOfPart = levels.slice(from, Math.max(from + 1, Math.floor((part + 1) * size)))
    return Math.round((Math.max(0, ...levelsOfPart) / loudest) * 100)
  })
}

type Sources = { stream: MediaStream; recorder: MediaRecorder; tick: () => 'limit' | undefined }

const untilEnd = ({ stream, recorder, tick }: Sources, signal: AbortSignal) =>
  new Promise<EndCause>((resolve) => {
    const listening = new AbortController()
    const end = (cause: EndCause) => {
      clearInterval(timer)
      listening.abort()
      resolve(cause)
    }
    const timer = setInterval(() => {
      const cause = tick()
      if (cause) end(cause)
    }, TICK_MS)
    const options = { signal: listening.signal }
    const interrupt = () => end('interrupted')
    const onAbort = () => end(signal.reason === DISCARDED ? 'discarded' : 'person')
    signal.addEventListener('abort', onAbort, options)
    recorder.addEventListener('error', interrupt, options)
    // A call, or an unplugged microphone.
    for (const track of stream.getAudioTracks())
      for (const event of ['ended', 'mute']) track.addEventListener(event, interrupt, options)
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && end('hidden'),
      options,
    )
    if (signal.aborted) onAbort()
  })

const recordStream = async (
  stream: MediaStream,
  { signal, onTick }: RecordingOptions,
): Promise<VoiceRecording | null> => {
  const format = recordingFormat()
  if (!format) throw new RecordingError('failed')
  const recorder = new MediaRecorder(stream, { mimeType: format.type, audioBitsPerSecond: BITS_PER_SECOND })
  const meter = openMeter(stream)
  const [chunks, levels]: [Blob[], number[]] = [[], []]
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start(1_000)
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1_000
  const tick = () => {
    const [seconds, level] = [elapsed(), meter.read()]
    levels.push(level)
    onTick({ seconds, level })
    const bytes = chunks.reduce((sum, { size }) => sum + size, 0)
    return seconds >= media.voice.seconds || bytes >= MAX_BYTES ? 'limit' : undefined
  }
  const cause = await untilEnd({ stream, recorder, tick }, signal)
  const seconds = Math.min(elapsed(), media.voice.seconds)
  if (recorder.state !== 'inactive') recorder.stop()
  await stopped
  await meter.close()
  if (cause === 'discarded') return null
  if (seconds < MIN_SECONDS) throw new RecordingError('short')
  const type = format.type.replace(/;.*/, '')
  const file = new File(chunks, `voice.${format.ending}`, { type })
  return { id: randomId(), file, seconds: Math.round(seconds), peaks: toPeaks(levels), cause }
}

/** Null when it was discarded. Throws a `RecordingError`. */
export const recordVoice = async (options: RecordingOptions) => {
  const stream = await openMicrophone()
  try {
    return await recordStream(stream, options)
  } catch (error) {
    throw error instanceof RecordingError ? error : new RecordingError('failed')
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
