// The captcha for the ear: recorded characters one after the other, never twice with the same speed, pauses and noise.
// A program made for it could still tell the clips apart; the one use and the limits of what it guards hold that back.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Language } from '../../../contract/limits.ts'
import { between } from './random.ts'

const RATE = 11_025 // samples a second, of the clips and of the speech
const PAUSE = [0.45, 0.9] as const // seconds: time to type what was heard
const SPEED = [0.9, 1.06] as const
const VOLUME = [0.75, 1.1] as const
const NOISE = 0.01

type Sound = Float32Array

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
const clipOf = (language: Language, letter: string) => {
  const name = `voice/${language}/${letter}.wav`
  const clip = clips.get(name) ?? readClip(new URL(name, import.meta.url))
  clips.set(name, clip)
  return clip
}

const silence = (seconds: number): Sound => new Float32Array(Math.round(seconds * RATE))

/** A clip at another speed and loudness, by the straight line between its samples. */
const vary = (clip: Sound): Sound => {
  const [speed, loudness] = [between(...SPEED), between(...VOLUME)]
  return new Float32Array(Math.floor(clip.length / speed)).map((_, index) => {
    const place = index * speed
    const [before, after] = [clip[Math.floor(place)] ?? 0, clip[Math.ceil(place)] ?? 0]
    return loudness * (before + (after - before) * (place % 1))
  })
}

const joined = (sounds: readonly Sound[]): Sound => {
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const sound of sounds) {
    whole.set(sound, at)
    at += sound.length
  }
  return whole
}

const withNoise = (sound: Sound): Sound => {
  const chance = randomBytes(sound.length)
  return sound.map((sample, index) => sample + NOISE * ((chance[index] ?? 0) / 127.5 - 1))
}

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

const toWav = (sound: Sound) => {
  const data = Buffer.alloc(sound.length * SAMPLE_BYTES)
  sound.forEach((sample, index) => {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST), index * SAMPLE_BYTES)
  })
  return Buffer.concat([header(data.length), data])
}

/** A WAV file that says the characters of a captcha one by one. */
export const captchaAudio = (text: string, language: Language): Buffer => {
  const said = [...text].flatMap((letter) => [silence(between(...PAUSE)), vary(clipOf(language, letter))])
  return toWav(withNoise(joined([...said, silence(between(...PAUSE))])))
}
