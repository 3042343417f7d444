import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { captcha } from '../../../contract/limits.ts'
import { LANGUAGES } from '../../../contract/language.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { cachedKeyCount } from '../keys.ts'
import { answerCaptcha, makeCaptcha, readCaptcha, sweepCaptchas } from './captcha.ts'
import { drawCaptcha, PICTURE } from './draw.ts'
import { captchaAudio } from './audio.ts'
import { ALPHABET, captchaText, readAnswer } from './text.ts'

const { db, ctx, time } = await testServer()
const deps = { secret: ctx.config.secretKey, clock: ctx.clock }
const at = (sinceNoon: number) => new Date(NOON.getTime() + sinceNoon)

const aCaptcha = async () => {
  const key = await makeCaptcha(db, deps)
  return { key, text: (await readCaptcha(db, deps, key)) ?? '' }
}
const answer = (key: string, typed: string) => answerCaptcha(db, deps, { key, answer: typed })
const stored = () => db.selectFrom('captchas').selectAll().execute()

beforeEach(async () => {
  time.now = NOON
  await db.deleteFrom('captchas').execute()
})

describe('a captcha', () => {
  test('is not held in memory', async () => {
    await aCaptcha()
    const before = cachedKeyCount()
    for (let i = 0; i < 20; i += 1) await aCaptcha()
    expect(cachedKeyCount()).toBe(before)
  })

  test('accepts one answer', async () => {
    const { key, text } = await aCaptcha()
    expect(await answer(key, text)).toBe(true)
    expect(await answer(key, text)).toBe(false)
  })

  test('is used up by a wrong answer', async () => {
    const { key, text } = await aCaptcha()
    expect(await answer(key, 'QQQQQ')).toBe(false)
    expect(await answer(key, text)).toBe(false)
    expect(await readCaptcha(db, deps, key)).toBeUndefined()
  })

  test('accepts one of several concurrent answers', async () => {
    const { key, text } = await aCaptcha()
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(key, text)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('can be read any number of times', async () => {
    const { key, text } = await aCaptcha()
    expect(await readCaptcha(db, deps, key)).toBe(text)
    expect(await answer(key, text)).toBe(true)
  })

  test('expires', async () => {
    const [early, late] = [await aCaptcha(), await aCaptcha()]
    time.now = at(captcha.lifetime - 1)
    expect(await readCaptcha(db, deps, early.key)).toBe(early.text)
    expect(await answer(early.key, early.text)).toBe(true)
    time.now = at(captcha.lifetime)
    expect(await readCaptcha(db, deps, late.key)).toBeUndefined()
    expect(await answer(late.key, late.text)).toBe(false)
  })

  test('refuses the text of another captcha', async () => {
    const [one, other] = [await aCaptcha(), await aCaptcha()]
    expect(await answer(one.key, one.text === other.text ? '' : other.text)).toBe(false)
  })

  test('refuses unknown keys', async () => {
    for (const key of ['', 'short', 'A'.repeat(22), `${'A'.repeat(21)}\0`, "' or true --"]) {
      expect(await readCaptcha(db, deps, key)).toBeUndefined()
      expect(await answer(key, 'FHJKL')).toBe(false)
    }
  })

  test('accepts the configured answer of automated tests once', async () => {
    const { key } = await aCaptcha()
    const known = { key, answer: 'pass', alsoRight: 'PASS' }
    expect(await answerCaptcha(db, deps, known)).toBe(true)
    expect(await answerCaptcha(db, deps, known)).toBe(false)
  })

  test('is encrypted in the database and bound to its key', async () => {
    const [{ text }, other] = [await aCaptcha(), await aCaptcha()]
    const rows = await stored()
    expect(JSON.stringify(rows)).not.toContain(text)
    const sealedText = rows.find(({ key }) => key !== other.key)?.sealedText ?? ''
    await db.updateTable('captchas').set({ sealedText }).where('key', '=', other.key).execute()
    expect(await readCaptcha(db, deps, other.key)).toBeUndefined()
    expect(await answer(other.key, text)).toBe(false)
  })

  test('is deleted after it expired, not before', async () => {
    const old = await aCaptcha()
    time.now = at(1_000)
    const young = await aCaptcha()
    await sweepCaptchas(db, at(captcha.lifetime))
    expect((await stored()).map(({ key }) => key)).toEqual([young.key])
    expect(await readCaptcha(db, deps, old.key)).toBeUndefined()
  })
})

describe('the text', () => {
  test('has five random characters of the alphabet', () => {
    const texts = Array.from({ length: 2_000 }, captchaText)
    for (const text of texts) expect(text).toMatch(new RegExp(`^[${ALPHABET}]{5}$`))
    for (const place of [0, 1, 2, 3, 4]) expect(new Set(texts.map((text) => text[place])).size).toBe(15)
  })

  test('is accepted in lower case, with spaces, and with Devanagari or full-width digits', () => {
    expect(readAnswer(' hk3 4r ')).toBe('HK34R')
    expect(readAnswer('HK३४R')).toBe('HK34R')
    expect(readAnswer('ＨＫ34Ｒ')).toBe('HK34R')
  })

  test('accepts a look-alike only if it is unambiguous', () => {
    expect(readAnswer('vgnpe')).toBe('U6MRF')
    for (const letter of ALPHABET) expect(readAnswer(letter)).toBe(letter)
  })
})

describe('the picture', () => {
  const pixels = async (text: string) =>
    sharp(await drawCaptcha(text))
      .ensureAlpha()
      .raw()
      .toBuffer()

  test('is a PNG at twice its displayed size, with round corners', async () => {
    const { format, width, height } = await sharp(await drawCaptcha('FHJKL')).metadata()
    expect({ format, width, height }).toEqual({
      format: 'png',
      width: PICTURE.width * PICTURE.scale,
      height: PICTURE.height * PICTURE.scale,
    })
    const rgba = await pixels('FHJKL')
    const middle = 4 * ((height / 2) * width + width / 2)
    expect(rgba[3]).toBe(0)
    expect(rgba[middle + 3]).toBe(255)
  })

  test('differs each time', async () => {
    expect(await pixels('FHJKL')).not.toEqual(await pixels('FHJKL'))
  })
})

describe('the speech', () => {
  const RATE = 11_025

  test.each(LANGUAGES)('is a WAV of a plausible length (%s)', (language) => {
    const wav = captchaAudio('FR347', language)
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF')
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
    expect(wav.toString('latin1', 8, 16)).toBe('WAVEfmt ')
    expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([1, 1, RATE])
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
    const seconds = (wav.length - 44) / 2 / RATE
    expect(seconds).toBeGreaterThan(4)
    expect(seconds).toBeLessThan(11)
  })

  test('is louder than the babble, which continues between the characters', () => {
    const wav = captchaAudio('FR347', 'en')
    const samples = Array.from(
      { length: (wav.length - 44) / 2 },
      (_, i) => wav.readInt16LE(44 + 2 * i) / 0x8000,
    )
    const loudness = (from: number, to: number) => {
      const part = samples.slice(from * RATE, to * RATE)
      return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
    }
    // The first 0.45 seconds contain babble only.
    const babble = loudness(0, 0.45)
    const windows = Array.from({ length: Math.floor((samples.length / RATE - 0.3) * 10) }, (_, i) => i / 10)
    const loudest = Math.max(...windows.map((from) => loudness(from, from + 0.3)))
    expect(babble).toBeGreaterThan(0.04)
    expect(loudest).toBeGreaterThan(1.3 * babble)
  })

  test('differs each time, and between the languages', () => {
    const [once, again, hindi] = [
      captchaAudio('FR347', 'en'),
      captchaAudio('FR347', 'en'),
      captchaAudio('FR347', 'hi'),
    ]
    expect(once).not.toEqual(again)
    expect(once).not.toEqual(hindi)
  })

  test.each(LANGUAGES)('has a small clip of every character (%s)', (language) => {
    const folder = new URL(`voice/${language}/`, import.meta.url)
    const files = readdirSync(folder)
    expect(files.toSorted()).toEqual([...ALPHABET].map((letter) => `${letter}.wav`).toSorted())
    for (const file of files) expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(6 * 1024)
  })
})
