// What a voice note of 60 s costs the server: processor time of all threads, in a warm process, so that other work of the machine matters little.
//   npm run bench:voices
// The recordings are speech of FFmpeg's Flite, repeated to a minute, as browsers record it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normaliseVoice } from '../../server/features/media/voices/normalise.ts'
import { requirePrograms } from '../../tools/debian.mjs'
import { makeBenchFolder } from '../load/interrupt.ts'

const GOAL_MS = 200
const WARM_UP = 5
const RUNS = Number(process.env.RUNS ?? 21)

const WORDS =
  'Namaste. Please keep two kilos of laddu ready for the wedding. I will come at six in the evening.'

const NOTES = {
  'Opus, 60 ms packets (Chromium)': ['-c:a libopus -b:a 16k -frame_duration 60 -ar 48000', 'a.webm'],
  'Opus, 20 ms packets (Firefox)': ['-c:a libopus -b:a 16k -ar 48000', 'b.webm'],
  'Opus, 20 ms packets, stereo': ['-c:a libopus -b:a 20k -ac 2 -ar 48000', 'c.webm'],
  'AAC, 48 kHz (Safari)': ['-c:a aac -b:a 20k -ar 48000', 'd.mp4'],
  'AAC, 44.1 kHz': ['-c:a aac -b:a 20k -ar 44100', 'e.mp4'],
  'AAC, 16 kHz': ['-c:a aac -b:a 16k -ar 16000', 'f.mp4'],
} as const

const record = (options: string, path: string) => {
  const speech = ['-f', 'lavfi', '-i', `flite=voice=slt:text='${WORDS}',aloop=loop=-1:size=2e6`]
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...speech, '-t', '60', ...options.split(' '), path])
  return readFileSync(path)
}

const cpuOf = async (bytes: Uint8Array) => {
  const before = process.cpuUsage()
  await normaliseVoice(new Uint8Array(bytes))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const measure = async (bytes: Uint8Array) => {
  const times: number[] = []
  for (let run = 0; run < WARM_UP + RUNS; run += 1) times.push(await cpuOf(bytes))
  const [first = 0] = times
  const warm = times.slice(WARM_UP).toSorted((one, other) => one - other)
  const at = (share: number) => warm[Math.floor((warm.length - 1) * share)] ?? 0
  return { first, median: at(0.5), p90: at(0.9) }
}

requirePrograms(['ffmpeg'])
const { dir, remove } = await makeBenchFolder('voices')
try {
  process.stdout.write('note of 60 s: KB; CPU of the first, median, 90th percentile in ms\n')
  for (const [title, [options, name]] of Object.entries(NOTES)) {
    const bytes = record(options, join(dir, name))
    const { first, median, p90 } = await measure(bytes)
    const figures = [first, median, p90].map((ms) => ms.toFixed(0)).join(', ')
    process.stdout.write(
      `${title}: ${(bytes.length / 1_000).toFixed(0)}; ${figures}${median > GOAL_MS ? ' above the goal' : ''}\n`,
    )
  }
} finally {
  await remove()
}
