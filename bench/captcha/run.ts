// How many spoken captchas a program solves that has the clips: one that takes them as they are, and one that also knows how they are
// varied and tries many pitches and paces.
//   npm run bench:captcha [-- how many]
import { LANGUAGES, type Language } from '../../contract/language.ts'
import { captchaAudio } from '../../server/platform/captcha/audio.ts'
import { captchaText } from '../../server/platform/captcha/text.ts'
import { readSpeech, soundOf } from './matcher.ts'
import { matchers } from './templates.ts'

const COUNT = Number(process.argv[2] ?? 50)
const LETTERS = 5
const percent = (share: number) => `${(100 * share).toFixed(0)} %`

const measure = (language: Language, templates: ReturnType<(typeof matchers)['plain']>) => {
  let [solved, letters] = [0, 0]
  for (let i = 0; i < COUNT; i += 1) {
    const text = captchaText()
    const read = readSpeech(soundOf(captchaAudio(text, language)), templates, LETTERS)
    solved += Number(read === text)
    letters += [...text].filter((letter, at) => read[at] === letter).length
  }
  return `solved ${percent(solved / COUNT)}, of the characters ${percent(letters / COUNT / LETTERS)}`
}

for (const language of LANGUAGES)
  for (const [name, templatesIn] of Object.entries(matchers))
    process.stdout.write(`${language} ${name}: ${measure(language, templatesIn(language))}\n`)
