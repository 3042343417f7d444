import type { Language } from '../../contract/language.ts'
import { clipOf, resampled, stretched } from '../../server/platform/captcha/sound.ts'
import { ALPHABET } from '../../server/platform/captcha/text.ts'
import { templateOf } from './matcher.ts'

type Voice = Readonly<{ pitch: number; pace: number }>

const spokenIn = (language: Language, voices: readonly Voice[]) =>
  [...ALPHABET].flatMap((letter) =>
    voices.map(({ pitch, pace }) => {
      const higher = resampled(clipOf(language, letter), () => pitch)
      return templateOf(letter, stretched(higher, pitch * pace))
    }),
  )

const PITCHES = [0.84, 0.9, 0.96, 1.03, 1.1, 1.18]
const PACES = [0.95, 1.08, 1.2]

export const matchers = {
  plain: (language: Language) => spokenIn(language, [{ pitch: 1, pace: 1 }]),
  adapted: (language: Language) =>
    spokenIn(
      language,
      PITCHES.flatMap((pitch) => PACES.map((pace) => ({ pitch, pace }))),
    ),
}
