// The spoken captcha: recorded characters, each at another pitch and pace, over babble. A program that has the clips solves some of
// them (bench/captcha), so the audio costs a proof of work, and the endpoints behind it have limits of their own.
import { LANGUAGES, type Language } from '../../../contract/language.ts'
import { between, pick } from './random.ts'
import {
  clipOf,
  joined,
  RATE,
  resampled,
  silence,
  type Sound,
  stretched,
  tinted,
  withLoudness,
} from './sound.ts'
import { ALPHABET } from './text.ts'
import { toWav } from './wav.ts'

type Range = readonly [number, number]

const PAUSE: Range = [0.45, 0.9] // seconds: time to type what was heard
const PITCH: Range = [0.82, 1.22]
const PACE: Range = [0.9, 1.25]
const WAVER = { depth: 0.05, hertz: [2, 5] as Range }
const TINT: Range = [-0.6, 0.6]

const SPEECH_LOUDNESS = 0.16
const LOUDNESS_DB: Range = [-1.5, 1.5]
// Speech level over babble. Young listeners understand digits well below 0 dB; the rest is for older ones and small loudspeakers. Not
// yet tested with listeners.
const SPEECH_OVER_BABBLE_DB = 3
const BABBLING_VOICES = 5
const BABBLE_PITCH: Range = [0.75, 1.3]

const fromDecibels = (decibels: number) => 10 ** (decibels / 20)

const inAnotherVoice = (clip: Sound, pitches: Range, paces: Range): Sound => {
  const [pitch, pace] = [between(...pitches), between(...paces)]
  const [turn, phase] = [(2 * Math.PI * between(...WAVER.hertz)) / RATE, between(0, 2 * Math.PI)]
  const waver = (index: number) => pitch * (1 + WAVER.depth * Math.sin(turn * index + phase))
  return tinted(stretched(resampled(clip, waver), pace * pitch), between(...TINT))
}

const said = (letter: string, language: Language) =>
  withLoudness(
    inAnotherVoice(clipOf(language, letter), PITCH, PACE),
    SPEECH_LOUDNESS * fromDecibels(between(...LOUDNESS_DB)),
  )

// Backwards, so that it contains no character that could be typed.
const babbled = () => {
  const pitch = between(...BABBLE_PITCH)
  return resampled(clipOf(pick(LANGUAGES), pick([...ALPHABET])).toReversed(), () => pitch)
}

const babblingVoice = (length: number): Sound => {
  const sounds: Sound[] = []
  let talked = -Math.round(between(0, 0.4) * RATE)
  const start = -talked
  while (talked < length) {
    const next = babbled()
    sounds.push(next)
    talked += next.length
  }
  return joined(sounds).slice(start, start + length)
}

const babble = (length: number): Sound => {
  const voices = Array.from({ length: BABBLING_VOICES }, () => babblingVoice(length))
  const together = new Float32Array(length).map((_, i) =>
    voices.reduce((sum, voice) => sum + (voice[i] ?? 0), 0),
  )
  return withLoudness(together, SPEECH_LOUDNESS / fromDecibels(SPEECH_OVER_BABBLE_DB))
}

export const captchaAudio = (text: string, language: Language): Buffer => {
  const spoken = [...text].flatMap((letter) => [silence(between(...PAUSE)), said(letter, language)])
  const speech = joined([...spoken, silence(between(...PAUSE))])
  const background = babble(speech.length)
  return toWav(speech.map((sample, i) => sample + (background[i] ?? 0)))
}
