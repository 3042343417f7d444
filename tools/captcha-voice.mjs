// Speaks every character of the captcha once, in both languages, into server/platform/captcha/voice. The clips are kept
// in the repository, so that the server needs no voice of its own: run this only when the alphabet changes, with
// espeak-ng and sox installed (`apt-get install espeak-ng sox`).
//   node tools/captcha-voice.mjs
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { ALPHABET } from '../server/platform/captcha/text.ts'

const folder = new URL('../server/platform/captcha/voice/', import.meta.url)
const MOST_BYTES = 6 * 1024

// Digits are said in Hindi; a letter keeps its English name, as Hindi speakers spell it.
const HINDI = {
  F: 'एफ़',
  H: 'एच',
  J: 'जे',
  K: 'के',
  L: 'एल',
  M: 'एम',
  R: 'आर',
  U: 'यू',
  X: 'एक्स',
  Y: 'वाई',
  3: 'तीन',
  4: 'चार',
  6: 'छह',
  7: 'सात',
  9: 'नौ',
}
// The pace, in words a minute, is slow enough to be clear and short enough for the limit.
const VOICES = {
  // The American voice says the r in R and 4, as Indian listeners expect it.
  en: { name: 'en-us', pace: '145', say: (character) => character },
  hi: { name: 'hi', pace: '122', say: (character) => HINDI[character] },
}

const MANNER = ['-a', '120', '-p', '45'] // amplitude and pitch
// Of f, s and x little is left at a low rate, nothing at a telephone's: what is high and what is soft is lifted, or F, L
// and M sound alike.
const LIFT = ['treble', '14', '2500', 'compand', '0.003,0.03', '-60,-40,-30,-16,-12,-8,0,-4']
const CLEAR = ['highpass', '80', 'rate', '11025', 'gain', '-n', '-6', ...LIFT, 'gain', '-n', '-3']
// Cuts the silence at the beginning, softens the edge, and turns the clip around: twice, for both ends.
const TRIM = ['silence', '1', '0.005', '0.2%', 'fade', '0.01', 'reverse']
const SMALL = ['-t', 'wav', '-r', '11025', '-c', '1', '-e', 'mu-law']

const record = (language, character) => {
  const { name, pace, say } = VOICES[language]
  const file = new URL(`${language}/${character}.wav`, folder).pathname
  const spoken = execFileSync('espeak-ng', ['-v', name, '-s', pace, ...MANNER, '--stdout', say(character)])
  execFileSync('sox', ['-V1', '-t', 'wav', '-', ...SMALL, file, ...CLEAR, ...TRIM, ...TRIM], {
    input: spoken,
  })
  return { file, bytes: statSync(file).size }
}

rmSync(folder, { recursive: true, force: true })
for (const language of Object.keys(VOICES)) {
  mkdirSync(new URL(language, folder), { recursive: true })
  const clips = [...ALPHABET].map((character) => record(language, character))
  const long = clips.filter(({ bytes }) => bytes > MOST_BYTES)
  if (long.length > 0) throw new Error(`too long: ${long.map(({ file }) => file).join(', ')}`)
  console.log(`${language}: ${clips.length} clips, ${clips.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`)
}
