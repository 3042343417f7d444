import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { afterAll, expect, test } from 'vitest'
import { aVoice } from '../../testing/voices.ts'
import { renderVoice } from './voices.ts'

const dir = await mkdtemp(join(tmpdir(), 'haat-voices-'))
afterAll(() => rm(dir, { recursive: true }))

let made = 0
const rendered = async (bytes: Uint8Array) => {
  made += 1
  const path = join(dir, String(made))
  await writeFile(path, bytes)
  return renderVoice(path)
}

const renderedVoice = async (name: string) => {
  const voice = await rendered(aVoice(name))
  if (typeof voice === 'string') throw new Error(`${name}: ${voice}`)
  return { ...voice, file: await readFile(voice.path) }
}

const trackOf = async (file: Uint8Array) => {
  const input = new Input({ source: new BufferSource(file), formats: [MP4] })
  const tracks = await input.getTracks()
  const [track] = tracks
  return { count: tracks.length, codec: track?.codec, seconds: await track?.computeDuration() }
}

test.each([
  ['opus.webm', 'opus'],
  ['opus.ogg', 'opus'],
  ['stereo.webm', 'opus'],
  ['aac.mp4', 'aac'],
  ['stereo.mp4', 'aac'],
])('normalises %s to one track in MP4 with its duration and peaks', async (name, codec) => {
  const { file, bytes, seconds, peaks } = await renderedVoice(name)
  expect(await trackOf(file)).toEqual({ count: 1, codec, seconds: expect.closeTo(3, 0) })
  expect({ bytes, seconds }).toEqual({ bytes: file.length, seconds: 3 })
  expect(peaks).toHaveLength(64)
  expect(peaks.every((peak) => Number.isInteger(peak) && peak >= 0 && peak <= 100)).toBe(true)
  expect(Math.max(...peaks)).toBe(100)
  // The sound of the fixtures fades in from silence, and again after a second and a half.
  expect(peaks[0]).toBeLessThan(20)
  expect(Math.min(...peaks.slice(25, 42))).toBeLessThan(30)
})

test.each(['opus.webm', 'opus.ogg', 'aac.mp4'])('removes title, artist and place from %s', async (name) => {
  expect(Buffer.from(aVoice(name)).toString('latin1')).toContain('Asha')
  const text = (await renderedVoice(name)).file.toString('latin1')
  for (const personal of ['Asha', 'Gaya', '+24.79']) expect(text).not.toContain(personal)
})

test('draws silence as a flat line', async () => {
  expect((await renderedVoice('silent.webm')).peaks).toEqual(Array.from({ length: 64 }, () => 0))
})

test.each(['long.webm', 'long.mp4'])('refuses %s of 63 seconds', async (name) => {
  expect(await rendered(aVoice(name))).toBe('tooLong')
})

test.each([
  'alac.mp4',
  'film.webm',
  'flac.ogg',
  'opus.mkv',
  'opus.mp4',
  'sound.aac',
  'sound.mp3',
  'two.webm',
  'vorbis.ogg',
  'vorbis.webm',
])('refuses %s as a wrong kind', async (name) => {
  expect(await rendered(aVoice(name))).toBe('wrongKind')
})

const FIXTURES = ['opus.webm', 'opus.ogg', 'aac.mp4'] as const
const mutated = (name: string, change: (bytes: Buffer<ArrayBuffer>) => Uint8Array) =>
  change(Buffer.from(aVoice(name)))

const hostile: [string, Uint8Array][] = [
  ['an empty file', new Uint8Array()],
  ['zeros', new Uint8Array(163_840)],
  ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an EBML header alone', aVoice('opus.webm').slice(0, 40)],
  ['an Ogg page alone', aVoice('opus.ogg').slice(0, 47)],
  ['boxes of unlimited size', Buffer.from('00000000667479706d703432'.repeat(2_000), 'hex')],
  ['an EBML element of the largest size', Buffer.from('1a45dfa301ffffffffffffff', 'hex')],
  ['10,000 nested boxes', Buffer.concat(Array.from({ length: 10_000 }, (_box, depth) => nestedBox(depth)))],
  ...FIXTURES.map((name): [string, Uint8Array] => [
    `the first 300 bytes of ${name}`,
    aVoice(name).slice(0, 300),
  ]),
  ...FIXTURES.map((name): [string, Uint8Array] => [
    `${name} whose second half is random`,
    mutated(name, (bytes) => bytes.fill(noise(bytes.length), bytes.length >> 1)),
  ]),
  ...FIXTURES.map((name): [string, Uint8Array] => [
    `${name} whose sizes are the largest`,
    mutated(name, (bytes) => bytes.fill(0xff, 60, 300)),
  ]),
  ...FIXTURES.map((name): [string, Uint8Array] => [
    `${name} behind a picture`,
    Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), aVoice(name)]),
  ]),
]

function nestedBox(depth: number) {
  const box = Buffer.from('000000006d6f6f76', 'hex')
  box.writeUInt32BE((10_000 - depth) * 8)
  return box
}

function noise(length: number) {
  return Buffer.from(Array.from({ length }, (_byte, index) => (index * 197 + (index >> 3) * 31) % 251))
}

test('are at least twenty', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(20)
})

// Some damaged files still contain playable packets. The thread must survive each.
test.each(hostile)('does not break at %s', async (_what, bytes) => {
  const outcome = await rendered(bytes)
  const isPlayable = typeof outcome !== 'string' && (await trackOf(await readFile(outcome.path))).count === 1
  expect(isPlayable || outcome).toBe(isPlayable || 'wrongKind')
  expect(await rendered(aVoice('opus.webm'))).toMatchObject({ seconds: 3 })
})
