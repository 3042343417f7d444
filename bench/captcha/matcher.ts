// A program that solves the spoken captcha: it searches the sound for each clip of the repository.
// Sounds are compared as pictures of their loudness by pitch and time (24 bands of mel, in decibels), which noise and volume change little.

export type Sound = Float32Array

const RATE = 11_025
const FRAME = 256
const HOP = 128
const BANDS = 24
// What is quieter than the noise tells nothing.
const FLOOR = 0.1

const hann = Float32Array.from({ length: FRAME }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME))

const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertz = (value: number) => 700 * (10 ** (value / 2595) - 1)

// Triangles over the bins of the transform.
const filters = (() => {
  const [low, high] = [mel(120), mel(RATE / 2)]
  const edges = Array.from({ length: BANDS + 2 }, (_, i) =>
    hertz(low + ((high - low) * i) / (BANDS + 1)),
  ).map((at) => (at * FRAME) / RATE)
  return Array.from({ length: BANDS }, (_, band) => {
    const [from = 0, middle = 0, to = 0] = edges.slice(band, band + 3)
    return Float32Array.from({ length: FRAME / 2 }, (_value, bin) =>
      Math.max(0, Math.min((bin - from) / (middle - from), (to - bin) / (to - middle))),
    )
  })
})()

const cosines = Float32Array.from({ length: FRAME }, (_, i) => Math.cos((2 * Math.PI * i) / FRAME))
const sines = Float32Array.from({ length: FRAME }, (_, i) => Math.sin((2 * Math.PI * i) / FRAME))

const transform = (re: Float32Array, im: Float32Array) => {
  for (let i = 1, j = 0; i < FRAME; i += 1) {
    let bit = FRAME >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0]
      ;[im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0]
    }
  }
  for (let size = 2; size <= FRAME; size *= 2)
    for (let start = 0; start < FRAME; start += size)
      for (let k = 0; k < size / 2; k += 1) {
        const [c, s] = [cosines[(k * FRAME) / size] ?? 0, -(sines[(k * FRAME) / size] ?? 0)]
        const [a, b] = [start + k, start + k + size / 2]
        const [x, y] = [(re[b] ?? 0) * c - (im[b] ?? 0) * s, (re[b] ?? 0) * s + (im[b] ?? 0) * c]
        re[b] = (re[a] ?? 0) - x
        im[b] = (im[a] ?? 0) - y
        re[a] = (re[a] ?? 0) + x
        im[a] = (im[a] ?? 0) + y
      }
}

type Picture = Float32Array

const pictureOf = (sound: Sound): Picture => {
  const frames = Math.max(0, Math.floor((sound.length - FRAME) / HOP) + 1)
  const picture = new Float32Array(frames * BANDS)
  for (let frame = 0; frame < frames; frame += 1) {
    const re = hann.map((weight, i) => weight * (sound[frame * HOP + i] ?? 0))
    const im = new Float32Array(FRAME)
    transform(re, im)
    const power = re.slice(0, FRAME / 2).map((x, i) => x * x + (im[i] ?? 0) ** 2)
    filters.forEach((filter, band) => {
      const loud = filter.reduce((sum, weight, bin) => sum + weight * (power[bin] ?? 0), 0)
      picture[frame * BANDS + band] = Math.log10(FLOOR + loud)
    })
  }
  return picture
}

/** Without its mean, and of length one: what is left is its shape. */
const shapeOf = (picture: Picture) => {
  const mean = picture.reduce((sum, value) => sum + value, 0) / picture.length
  const centred = picture.map((value) => value - mean)
  const norm = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0)) || 1
  return centred.map((value) => value / norm)
}

const likeness = (shape: Float32Array, picture: Picture, at: number) => {
  let [dot, sum, squares] = [0, 0, 0]
  for (let i = 0; i < shape.length; i += 1) {
    const value = picture[at + i] ?? 0
    dot += value * (shape[i] ?? 0)
    sum += value
    squares += value * value
  }
  return dot / Math.sqrt(Math.max(1e-9, squares - (sum * sum) / shape.length))
}

export type Template = Readonly<{ letter: string; shape: Float32Array }>

export const templateOf = (letter: string, clip: Sound): Template => ({
  letter,
  shape: shapeOf(pictureOf(clip)),
})

type Hit = Readonly<{ letter: string; at: number; end: number; score: number }>

// A long likeness is less often chance than a short one.
const WEIGHT_OF_LENGTH = 0.3

const hitsOf = (sound: Sound, templates: readonly Template[]): Hit[] => {
  const picture = pictureOf(sound)
  return templates.flatMap(({ letter, shape }) => {
    const length = shape.length / BANDS
    return Array.from({ length: Math.max(0, picture.length / BANDS - length) }, (_, at) => {
      const score = likeness(shape, picture, at * BANDS) * length ** WEIGHT_OF_LENGTH
      return { letter, at, end: at + length, score }
    })
  })
}

/** The best places, none on top of another, in the order in which they are said. */
export const readSpeech = (sound: Sound, templates: readonly Template[], letters: number) => {
  const found: Hit[] = []
  for (const hit of hitsOf(sound, templates).toSorted((a, b) => b.score - a.score)) {
    if (found.length === letters) break
    const isFree = found.every(({ at, end }) => hit.end - 8 <= at || hit.at >= end - 8)
    if (isFree) found.push(hit)
  }
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ letter }) => letter)
    .join('')
}

export const soundOf = (wav: Buffer): Sound =>
  Float32Array.from({ length: (wav.length - 44) / 2 }, (_, i) => wav.readInt16LE(44 + 2 * i) / 0x8000)
