import { media } from '../../../../contract/media-limits.ts'

// So short that the shortest note has a part for each bar.
const PARTS_PER_SECOND = 200
// Silence stays flat.
const QUIETEST = 0.05

// At a higher rate some samples are left out: enough for bars, and AAC of 48 kHz is measured in a sixth of the time.
const MEASURED_RATE = 8_000

/** Collects samples; returns the peak of each of the 64 equal stretches, relative to the loudest. */
export const createLoudness = (sampleRate: number) => {
  const step = Math.max(1, Math.floor(sampleRate / MEASURED_RATE))
  const partSamples = Math.max(1, Math.floor(sampleRate / PARTS_PER_SECOND))
  const parts: number[] = []
  let [samplesSeen, samplesInPart, highest] = [0, 0, 0]
  return {
    add: (samples: Float32Array) => {
      for (let index = 0; index < samples.length; index += step) {
        const level = Math.abs(samples[index] ?? 0)
        if (level > highest) highest = level
        samplesInPart += step
        if (samplesInPart < partSamples) continue
        parts.push(highest)
        samplesInPart = 0
        highest = 0
      }
      samplesSeen += samples.length
    },
    seconds: () => samplesSeen / sampleRate,
    peaks: () => {
      const { peaks } = media.voice
      const bars = Array.from({ length: peaks }, (_bar, index) => {
        const from = Math.floor((index * parts.length) / peaks)
        const to = Math.max(from + 1, Math.floor(((index + 1) * parts.length) / peaks))
        return Math.max(0, ...parts.slice(from, to))
      })
      const loudest = Math.max(QUIETEST, ...bars)
      return bars.map((bar) => Math.min(100, Math.round((bar / loudest) * 100)) || 0)
    },
  }
}
export type Loudness = ReturnType<typeof createLoudness>
