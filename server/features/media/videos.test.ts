// recorded.mp4 and recorded.webm come from the recorder of a browser: fragmented, and without sizes. tagged.mp4 has a title, a place
// and a cover. All three play in Chromium frame by frame as before they were sanitised.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  aVideo,
  box,
  comments,
  element,
  FIRST_PAGE,
  MP4_BRAND,
  mp4Track,
  oggPage,
  theoraHeader,
  WEBM_HEADER,
  webmBlock,
  webmTrack,
} from '../../testing/videos.ts'
import { cleanVideo, type VideoKind } from './videos.ts'

const fixture = (name: string) => readFileSync(new URL(`videos/fixtures/${name}`, import.meta.url))
const bytes = (text: string) => Buffer.from(text, 'latin1')
const clean = (video: Buffer, kind: VideoKind) => cleanVideo(Buffer.from(video), kind)
const PLACE = '+25.5941+085.1376/'

describe('a complete video', () => {
  test.each([
    ['recorded.mp4', 'mp4'],
    ['tagged.mp4', 'mp4'],
    ['recorded.webm', 'webm'],
  ] as const)('%s keeps its length, and sanitising it again changes nothing', (name, kind) => {
    const cleaned = clean(fixture(name), kind)
    expect(cleaned).toHaveLength(fixture(name).length)
    expect(clean(cleaned ?? Buffer.alloc(0), kind)).toEqual(cleaned)
  })

  test.each(['mp4', 'webm', 'ogg'] as const)('%s without metadata is unchanged', (kind) => {
    for (const size of [2_000, 50_000]) {
      const video = aVideo(kind, size)
      expect(video).toHaveLength(size)
      expect(clean(video, kind)?.equals(video)).toBe(true)
    }
  })

  test.each([
    ['tagged.mp4', 'mp4', ['SECRET-title', 'SECRET-artist', 'SECRET-place', 'Mediabunny']],
    ['recorded.webm', 'webm', ['Chrome']],
  ] as const)('%s has no metadata of its author', (name, kind, words) => {
    const cleaned = clean(fixture(name), kind)
    for (const word of words)
      expect([word, fixture(name).includes(word), cleaned?.includes(word)]).toEqual([word, true, false])
  })
})

describe('an MP4', () => {
  const times = Buffer.concat([Buffer.alloc(4), bytes('\xe3\x01\x02\x03\xe3\x01\x02\x03'), Buffer.alloc(88)])
  const picture = Buffer.alloc(40, 'picture')
  const places = bytes(`GPS ${PLACE}`)
  const film = (offset: number) => {
    const logged = { kind: 'meta', codec: 'gpmd', offset: offset + picture.length, size: places.length }
    return Buffer.concat([
      MP4_BRAND,
      box('uuid', bytes('XMP: a phone of Asha')),
      box(
        'moov',
        box('mvhd', times),
        mp4Track({ offset, size: picture.length }, box('udta', box('name', bytes('My phone')))),
        mp4Track(logged),
        box('udta', box('\xa9xyz', bytes(`\0\x12\x15\xc7${PLACE}`))),
        box('meta', bytes('device: Phone 12')),
      ),
      box('mdat', picture, places),
      box('free', bytes('left over')),
    ])
  }
  const video = film(film(0).indexOf(picture))
  const cleaned = clean(video, 'mp4') ?? Buffer.alloc(0)

  test('loses location, device, time, and a location track with its samples', () => {
    expect(cleaned).toHaveLength(video.length)
    for (const word of [PLACE, 'Asha', 'My phone', 'Phone 12', 'gpmd', 'left over', '\xe3\x01\x02\x03'])
      expect([word, video.includes(word, 0, 'latin1'), cleaned.includes(word, 0, 'latin1')]).toEqual([
        word,
        true,
        false,
      ])
  })

  test('keeps its frames at their offsets', () => {
    expect(cleaned.indexOf(picture)).toBe(video.indexOf(picture))
  })

  const withTrack = (track: Buffer, ...extra: Buffer[]) =>
    Buffer.concat([MP4_BRAND, box('moov', track, ...extra), box('mdat', Buffer.alloc(500, 1))])
  const offset = 700
  const without = (video2: Buffer, from: string, to: string) => {
    const changed = Buffer.from(video2)
    changed.write(to, changed.indexOf(from), 'latin1')
    return changed
  }
  const fragments = fixture('recorded.mp4')

  test.each([
    ['its first bytes alone', bytes('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08free')],
    ['a page behind its first bytes', Buffer.concat([MP4_BRAND, bytes('<script>alert(1)</script>')])],
    ['half of it', aVideo('mp4').subarray(0, 1_000)],
    ['sound alone', withTrack(mp4Track({ kind: 'soun', codec: 'mp4a', offset, size: 9 }))],
    ['a codec that no browser plays', withTrack(mp4Track({ codec: 'mp4v', offset, size: 9 }))],
    ['encrypted pictures', withTrack(mp4Track({ codec: 'encv', offset, size: 9 }))],
    ['no samples', withTrack(mp4Track({ offset, size: 0 }))],
    ['samples behind the end', withTrack(mp4Track({ offset: 5_000, size: 9 }))],
    ['samples in its own tables', withTrack(mp4Track({ offset: 30, size: 9 }))],
    ['data of another file', without(aVideo('mp4'), 'url \0\0\0\x01', 'url \0\0\0\0')],
    ['two of its kind', Buffer.concat([aVideo('mp4'), box('moov')])],
    ['fragments with a track that is neither picture nor sound', without(fragments, 'vide', 'meta')],
  ])('is refused: %s', (_what, broken) => expect(clean(broken, 'mp4')).toBeUndefined())

  test('accepts a valid track, so that the refusals above have the stated cause', () => {
    expect(clean(withTrack(mp4Track({ offset, size: 9 })), 'mp4')).toBeDefined()
  })
})

describe('a WebM', () => {
  const segment = (...parts: Buffer[]) => Buffer.concat([WEBM_HEADER, element(0x18538067, ...parts)])
  const cluster = (...blocks: Buffer[]) => element(0x1f43b675, element(0xe7, Buffer.from([0])), ...blocks)
  const tracks = (...entries: Buffer[]) => element(0x1654ae6b, ...entries)
  const picture = bytes('a picture')

  const vorbis = Buffer.concat([
    Buffer.from([2, 5, comments('\x03vorbis', 'A phone', `PLACE=${PLACE}`).length + 1]),
    bytes('12345'),
    comments('\x03vorbis', 'A phone', `PLACE=${PLACE}`),
    bytes('\x01and the rest'),
  ])
  const video = segment(
    element(0x1549a966, element(0x7ba9, bytes('My wedding')), element(0x4d80, bytes('A program'))),
    tracks(
      webmTrack({}, element(0x536e, bytes('Camera of Asha'))),
      webmTrack({ track: 2, type: 2, codec: 'A_VORBIS' }, element(0x63a2, vorbis)),
      webmTrack({ track: 3, type: 0x21, codec: 'D_WEBVTT/METADATA' }),
    ),
    element(0x1254c367, bytes(`Tags ${PLACE}`)),
    element(0x1941a469, bytes('Attachment'.repeat(40))),
    cluster(webmBlock(1, picture), webmBlock(2, bytes('a sound')), webmBlock(3, bytes('a log of places'))),
  )
  const cleaned = clean(video, 'webm') ?? Buffer.alloc(0)

  test('loses title, program, names, tags, attachments and tracks that are neither picture nor sound', () => {
    expect(cleaned).toHaveLength(video.length)
    const words = ['My wedding', 'A program', 'Asha', PLACE, 'A phone', 'Attachment', 'a log of places']
    for (const word of words)
      expect([word, video.includes(word), cleaned.includes(word)]).toEqual([word, true, false])
    expect(clean(cleaned, 'webm')?.equals(cleaned)).toBe(true)
  })

  test('keeps its frames at their offsets', () => {
    for (const word of ['a picture', 'a sound', 'and the rest'])
      expect([word, cleaned.indexOf(word)]).toEqual([word, video.indexOf(word)])
  })

  test.each([
    ['its first bytes alone', WEBM_HEADER],
    [
      'another format of the same family',
      Buffer.from(aVideo('webm').toString('latin1').replace('webm', 'mkvv'), 'latin1'),
    ],
    ['half of it', aVideo('webm').subarray(0, 1_000)],
    ['sound alone', segment(tracks(webmTrack({ type: 2, codec: 'A_OPUS' })), cluster(webmBlock(1, picture)))],
    [
      'a codec that no browser plays',
      segment(tracks(webmTrack({ codec: 'V_MS/VFW/FOURCC' })), cluster(webmBlock(1, picture))),
    ],
    ['encrypted pictures', segment(tracks(webmTrack({}, element(0x6d80))), cluster(webmBlock(1, picture)))],
    ['no pictures', segment(tracks(webmTrack({})), cluster(webmBlock(2, picture)))],
    ['pictures without tracks', segment(cluster(webmBlock(1, picture)))],
  ])('is refused: %s', (_what, broken) => expect(clean(broken, 'webm')).toBeUndefined())
})

describe('an Ogg', () => {
  const said = comments('\x81theora', 'A phone', `PLACE=${PLACE}`, `PICTURE=${'x'.repeat(600)}`)
  const film = (...more: Buffer[]) => [
    oggPage({ flags: FIRST_PAGE, packets: [theoraHeader] }),
    ...more,
    oggPage({ packets: [said, bytes('\x82theora')] }),
    oggPage({ packets: [bytes('a picture')] }),
  ]
  const index = oggPage({ serial: 9, flags: FIRST_PAGE, packets: [bytes('fishead\0made in 2026')] })

  test('loses its comments and its index, and every page has its checksum', () => {
    const video = Buffer.concat(film(index))
    const cleaned = clean(video, 'ogg') ?? Buffer.alloc(0)
    expect(cleaned).toHaveLength(video.length - index.length)
    for (const word of ['A phone', PLACE, 'xxxx', 'made in 2026'])
      expect([word, video.includes(word), cleaned.includes(word)]).toEqual([word, true, false])
    expect(cleaned.includes('a picture')).toBe(true)
    expect(clean(cleaned, 'ogg')?.equals(cleaned)).toBe(true)
  })

  const pages = film()
  const stranger = oggPage({ serial: 9, flags: FIRST_PAGE, packets: [bytes('\x7fFLAC')] })
  const sound = oggPage({ serial: 9, flags: FIRST_PAGE, packets: [bytes('\x01vorbis')] })
  const changed = Buffer.concat(pages)
  changed[changed.length - 1] = 0

  test.each([
    ['its first bytes alone', bytes(`OggS\0\x02${'\0'.repeat(20)}\x01\x2a\x80theora${'\0'.repeat(34)}`)],
    ['half of it', Buffer.concat(pages).subarray(0, -4)],
    ['a byte that was changed', changed],
    ['sound alone', Buffer.concat([sound])],
    ['a stream of another kind', Buffer.concat([...pages, stranger])],
    ['no pictures', Buffer.concat(pages.slice(0, -1))],
    ['something behind it', Buffer.concat([...pages, bytes('<script>')])],
  ])('is refused: %s', (_what, broken) => expect(clean(broken, 'ogg')).toBeUndefined())
})

test.each([
  ['mp4', fixture('tagged.mp4')],
  ['mp4', fixture('recorded.mp4')],
  ['webm', fixture('recorded.webm')],
  ['ogg', aVideo('ogg')],
] as const)('any corrupted %s is refused or sanitised quickly', (kind, video) => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  for (let round = 0; round < 400; round += 1) {
    const broken = Buffer.from(video.subarray(0, round % 3 === 0 ? next(video.length) : video.length))
    for (let change = 0; change < 3; change += 1)
      broken[next(broken.length)] = [0, 255, next(256)][next(3)] ?? 0
    expect(() => cleanVideo(broken, kind)).not.toThrow()
  }
})
