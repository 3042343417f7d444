// Scales photos down before the upload, from 6 MB to 300 KB, which also strips metadata such as the location.
import { LONGEST_SIDE } from './longest-side.ts'
import { pictureFacts } from './picture-facts.ts'

const SMALL_BYTES = 300_000
/** Enough to detect the format and an animation. */
const HEAD_BYTES = 65_536

const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

export const mayBeMadeSmall = ({ type }: File) =>
  typeof createImageBitmap === 'function' && type.startsWith('image/') && type !== 'image/svg+xml'

type Judged = { isLeft: boolean; isClean: boolean }

const judge = async (file: File): Promise<Judged> => {
  const isLight = file.size <= SMALL_BYTES
  const facts = pictureFacts(await (isLight ? file : file.slice(0, HEAD_BYTES)).arrayBuffer())
  const isClean = !facts.hasMetadata && Math.max(facts.width, facts.height) <= LONGEST_SIDE
  return { isLeft: facts.isAnimated || facts.kind === 'gif' || (isLight && isClean), isClean }
}

const draw = async (file: File): Promise<File> => {
  const { isLeft, isClean } = await judge(file)
  if (isLeft) return file
  const { drawSmall } = await import('./draw.ts')
  const blob = await drawSmall(file)
  const ending = blob && ENDINGS[blob.type]
  if (!ending || (isClean && blob.size >= file.size)) return file
  const name = `${file.name.replace(/\.\w+$/, '')}.${ending}`
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified })
}

const smallFiles = new WeakMap<File, Promise<File>>()
const originals = new WeakMap<File, File>()

// One at a time: two decoded photos exceed the memory of a cheap phone.
let lastDrawn: Promise<unknown> = Promise.resolve()

const begin = (file: File) => {
  const drawn = lastDrawn.then(() => draw(file)).catch(() => file)
  lastDrawn = drawn
  return drawn.then((small) => {
    originals.set(small, file)
    smallFiles.set(small, Promise.resolve(small))
    return small
  })
}

/** The file itself when it is no picture, is small, animated or undecodable. Memoized by file. */
export const makeSmall = (file: File): Promise<File> => {
  if (!mayBeMadeSmall(file)) return Promise.resolve(file)
  const small = smallFiles.get(file) ?? begin(file)
  smallFiles.set(file, small)
  return small
}

export const fingerprint = (file: File) => {
  const { name, size, lastModified } = originals.get(file) ?? file
  return [name, size, lastModified]
}
