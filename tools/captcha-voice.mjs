// `node tools/captcha-voice.mjs` records the characters of the captcha in both languages into server/platform/captcha/voice. Needed only
// when the alphabet changes: the clips are in the repository. Requires espeak-ng and sox.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { ALPHABET } from '../server/platform/captcha/text.ts'

const folder = new URL('../server/platform/captcha/voice/', import.meta.url)
const MOST_BYTES = 6 * 1024

// Digits are spoken in Hindi; letters keep their English names, as Hindi speakers spell.
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
const VOICES = {
  // The American voice pronounces the r of R and 4, as Indian listeners expect.
  en: { name: 'en-us', pace: '145', say: (character) => character },
  hi: { name: 'hi', pace: '122', say: (character) => HINDI[character] },
}

const MANNER = ['-a', '120', '-p', '45'] // amplitude and pitch
// Telephone sample rates lose f, s and x: raise high and soft parts, or F, L and M sound alike.
const LIFT = ['treble', '14', '2500', 'compand', '0.003,0.03', '-60,-40,-30,-16,-12,-8,0,-4']
const CLEAR = ['highpass', '80', 'rate', '11025', 'gain', '-n', '-6', ...LIFT, 'gain', '-n', '-3']
// Trims and fades the start, then reverses the clip: run twice for both ends.
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
