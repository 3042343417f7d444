// MP4 (ISO/IEC 14496-12): nested boxes. Boxes that playback does not need become `free` of the same size, so that every offset stays
// valid.
import { type Box, boxesIn } from './mp4-boxes.ts'
import { sampleRanges, type Range } from './mp4-samples.ts'
import { demand } from './unplayable.ts'

// Required boxes by parent. Not among them: udta and meta (place, device, title), uuid, free.
const FILE = 'file'
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  [FILE]: ['ftyp', 'styp', 'moov', 'mdat', 'moof', 'sidx', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: 'stsd stts ctts cslg stsc stsz stco co64 stss stps sdtp sgpd sbgp subs padb'.split(' '),
  mvex: ['mehd', 'trex'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs'],
}

const erase = (bytes: Buffer, { start, body, end }: Box) => {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, body, end)
}

// Two creation times after version and flags.
const eraseTimes = (bytes: Buffer, { body }: Box) => {
  const isLong = bytes[body] === 1
  bytes.fill(0, body + 4, body + (isLong ? 20 : 12))
}

// The handler name is often that of the device.
const eraseName = (bytes: Buffer, { body, end }: Box) => {
  bytes.fill(0, body + 4, body + 8)
  bytes.fill(0, body + 12, end)
}

// A reference to another file would play that file.
const demandOwnData = (bytes: Buffer, { body, end }: Box) => {
  for (const entry of boxesIn(bytes, { body: body + 8, end })) {
    demand((bytes.readUInt32BE(entry.body) & 1) === 1, 'data of another file')
    bytes.fill(0, entry.body + 4, entry.end)
  }
}

const REWRITES: Readonly<Record<string, (bytes: Buffer, box: Box) => void>> = {
  mvhd: eraseTimes,
  tkhd: eraseTimes,
  mdhd: eraseTimes,
  hdlr: eraseName,
  dref: demandOwnData,
}

const keepNeeded = (bytes: Buffer, parent: Pick<Box, 'body' | 'end'>, type: string) => {
  for (const box of boxesIn(bytes, parent)) {
    if (!NEEDED[type]?.includes(box.type)) erase(bytes, box)
    else if (NEEDED[box.type]) keepNeeded(bytes, box, box.type)
    else REWRITES[box.type]?.(bytes, box)
  }
}

const childOf = (bytes: Buffer, box: Box, ...path: string[]): Box =>
  path.reduce((parent, type) => {
    const child = boxesIn(bytes, parent).find((each) => each.type === type)
    demand(child !== undefined, `no ${type}`)
    return child
  }, box)

const PLAYABLE = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'vp08', 'vp09', 'av01'])
const ENCRYPTED = new Set(['encv', 'enca'])

const eraseEncoder = (bytes: Buffer, { body }: Box, kind: string) => {
  if (kind === 'vide') {
    bytes.fill(0, body + 8, body + 24)
    bytes.fill(0, body + 42, body + 74)
  } else bytes.fill(0, body + 12, body + 16)
}

const checkCodecs = (bytes: Buffer, track: Box, kind: string) => {
  const { body, end } = childOf(bytes, track, 'mdia', 'minf', 'stbl', 'stsd')
  const entries = boxesIn(bytes, { body: body + 8, end })
  demand(entries.length > 0, 'no codec')
  for (const entry of entries) {
    const isFine = kind === 'vide' ? PLAYABLE.has(entry.type) : !ENCRYPTED.has(entry.type)
    demand(isFine, `codec ${entry.type}`)
    eraseEncoder(bytes, entry, kind)
  }
}

const kindOf = (bytes: Buffer, track: Box) => {
  const { body } = childOf(bytes, track, 'mdia', 'hdlr')
  return bytes.toString('latin1', body + 8, body + 12)
}

/** Data that no picture or sound refers to: samples of removed tracks, such as a GPS log. */
const eraseBetween = (bytes: Buffer, data: readonly Box[], ranges: readonly Range[]) => {
  const inOrder = ranges.toSorted((one, other) => one.start - other.start)
  for (const { body, end } of data) {
    let at = body
    for (const range of inOrder.filter(({ start }) => start >= body && start < end)) {
      if (range.start > at) bytes.fill(0, at, range.start)
      at = Math.max(at, range.end)
    }
    bytes.fill(0, Math.min(at, end), end)
  }
}

const demandWithin = (data: readonly Box[], ranges: readonly Range[]) => {
  for (const { start, end } of ranges)
    demand(
      data.some((box) => start >= box.body && end <= box.end),
      'a sample that is not there',
    )
}

type Track = { box: Box; kind: string }
const isPlayable = ({ kind }: Track) => kind === 'vide' || kind === 'soun'

export const cleanMp4 = (bytes: Buffer): Buffer => {
  const whole = { body: 0, end: bytes.length }
  const boxes = boxesIn(bytes, whole)
  const ofType = (type: string) => boxes.filter((box) => box.type === type)
  const [[moov, second], data] = [ofType('moov'), ofType('mdat')]
  demand(boxes[0]?.type === 'ftyp' && moov !== undefined && !second && data.length > 0, 'no film')
  const inMoov = boxesIn(bytes, moov)
  const tracks = inMoov
    .filter(({ type }) => type === 'trak')
    .map((box) => ({ box, kind: kindOf(bytes, box) }))
  const playable = tracks.filter(isPlayable)
  for (const { box, kind } of playable) checkCodecs(bytes, box, kind)
  demand(
    playable.some(({ kind }) => kind === 'vide'),
    'no picture',
  )
  if (inMoov.some(({ type }) => type === 'mvex')) {
    // A fragmented file lists its samples throughout. Only recorders in browsers write those, with picture and sound only.
    demand(
      playable.length === tracks.length && ofType('moof').length > 0,
      'another track in a fragmented file',
    )
  } else {
    const rangesOf = ({ box }: Track) => sampleRanges(bytes, childOf(bytes, box, 'mdia', 'minf', 'stbl'))
    const ranges = playable.flatMap(rangesOf)
    demand(ranges.length > 0, 'no samples')
    demandWithin(data, ranges)
    eraseBetween(bytes, data, ranges)
  }
  for (const track of tracks) if (!isPlayable(track)) erase(bytes, track.box)
  keepNeeded(bytes, whole, FILE)
  return bytes
}
