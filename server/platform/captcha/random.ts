// Cryptographically random, because a predictable source would make the captcha predictable.
import { randomInt } from 'node:crypto'

const STEPS = 2 ** 32

export const between = (low: number, high: number) => low + ((high - low) * randomInt(STEPS)) / STEPS

export const pick = <T>(choices: readonly T[]): T => choices[randomInt(choices.length)] as T
