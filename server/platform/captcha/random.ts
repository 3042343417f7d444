// The system's random source: with a guessable one, the text of a captcha would be guessable too.
import { randomInt } from 'node:crypto'

const STEPS = 2 ** 32

export const between = (low: number, high: number) => low + ((high - low) * randomInt(STEPS)) / STEPS

export const pick = <T>(choices: readonly T[]): T => choices[randomInt(choices.length)] as T
