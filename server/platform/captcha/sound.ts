import { readFileSync } from 'node:fs'
import type { Language } from '../../../contract/language.ts'

export const RATE = 11_025 // samples a second, of the clips and of the speech

export type Sound = Float32Array

// G.711: sign, three bits of exponent, four of mantissa, all inverted.
const MU_LAW_BIAS = 0x84
const fromMuLaw = (byte: number) => {
  const bits = ~byte & 0xff
  const magnitude = (((bits & 0x0f) << 3) + MU_LAW_BIAS) << ((bits >> 4) & 7)
  return (bits & 0x80 ? MU_LAW_BIAS - magnitude : magnitude - MU_LAW_BIAS) / 0x8000
}

const readClip = (file: URL): Sound => {
  const wav = readFileSync(file)
  const data = wav.indexOf('data')
  const samples = wav.subarray(data + 8, data + 8 + wav.readUInt32LE(data + 4))
  return Float32Array.from(samples, fromMuLaw)
}

const clips = new Map<string, Sound>()
export const clipOf = (language: Language, letter: string) => {
  const name = `voice/${language}/${letter}.wav`
  const clip = clips.get(name) ?? readClip(new URL(name, import.meta.url))
  clips.set(name, clip)
  return clip
}

export const silence = (seconds: number): Sound => new Float32Array(Math.round(seconds * RATE))

export const joined = (sounds: readonly Sound[]): Sound => {
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const sound of sounds) {
    whole.set(sound, at)
    at += sound.length
  }
  return whole
}

const loudnessOf = (sound: Sound) =>
  Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, sound.length))

export const withLoudness = (sound: Sound, loudness: number): Sound => {
  const factor = loudness / (loudnessOf(sound) || 1)
  return sound.map((sample) => factor * sample)
}

const sampleAt = (sound: Sound, place: number) => {
  const index = Math.floor(place)
  const before = sound[index] ?? 0
  return before + ((sound[index + 1] ?? before) - before) * (place - index)
}

const SLOWEST = 2 // times as long

export const resampled = (sound: Sound, speedAt: (index: number) => number): Sound => {
  const samples = new Float32Array(sound.length * SLOWEST)
  let length = 0
  for (let place = 0; place < sound.length - 1; place += speedAt(length)) {
    samples[length] = sampleAt(sound, place)
    length += 1
  }
  return samples.slice(0, length)
}

const FRAME = 330 // 30 ms: two periods of a deep voice
const HOP = FRAME / 2
const REACH = 55
const window = Float32Array.from({ length: FRAME }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME))

const fit = (sound: Sound, one: number, other: number) => {
  let sum = 0
  for (let i = 0; i < HOP; i += 3) sum += (sound[one + i] ?? 0) * (sound[other + i] ?? 0)
  return sum
}

/** The position near `wanted` where the wave continues without a click. */
const bestPlace = (sound: Sound, wanted: number, goingOn: number) => {
  let [best, bestFit] = [wanted, -Infinity]
  for (let place = Math.max(0, wanted - REACH); place <= wanted + REACH; place += 1) {
    const found = fit(sound, place, goingOn)
    if (found > bestFit) [best, bestFit] = [place, found]
  }
  return best
}

/** Changes the duration at the same pitch: overlapping pieces (WSOLA). */
export const stretched = (sound: Sound, factor: number): Sound => {
  const result = new Float32Array(Math.round(sound.length * factor))
  let place = 0
  for (let at = 0; at < result.length; at += HOP) {
    if (at > 0) place = bestPlace(sound, Math.round(at / factor), place + HOP)
    for (let i = 0; i < FRAME && at + i < result.length; i += 1)
      result[at + i] = (result[at + i] ?? 0) + (window[i] ?? 0) * (sound[place + i] ?? 0)
  }
  return result
}

/** First-order filter: a positive share makes it dull, a negative one sharp. */
export const tinted = (sound: Sound, share: number): Sound =>
  sound.map((sample, i) => sample + share * (sound[i - 1] ?? 0))
