import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/language.ts'
import { captchaAudio } from '../../server/platform/captcha/audio.ts'
import { clipOf, joined, silence } from '../../server/platform/captcha/sound.ts'
import { captchaText } from '../../server/platform/captcha/text.ts'
import { readSpeech, soundOf } from './matcher.ts'
import { matchers } from './templates.ts'

const TEXTS = 6
const someTexts = (count = TEXTS) => Array.from({ length: count }, captchaText)

test.each(LANGUAGES)('the matcher reads the clips as they are (%s)', (language) => {
  const templates = matchers.plain(language)
  for (const text of someTexts(3)) {
    const speech = joined([...text].flatMap((letter) => [silence(0.5), clipOf(language, letter)]))
    expect(readSpeech(joined([speech, silence(0.5)]), templates, 5)).toBe(text)
  }
})

test.each(LANGUAGES)('and seldom a captcha (%s)', (language) => {
  const templates = matchers.plain(language)
  const solved = someTexts().filter(
    (text) => readSpeech(soundOf(captchaAudio(text, language)), templates, 5) === text,
  )
  // One in thirty: more than half of six is chance once in a hundred thousand times.
  expect(solved.length).toBeLessThanOrEqual(TEXTS / 2)
})
