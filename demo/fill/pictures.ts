// Every logo and picture of the market as files. A scene is drawn once and linked into the folder of each picture that
// shows it, so that every row of the media table owns its files and may lose them alone.
import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { media } from '../../contract/limits.ts'
import { drawLogo } from '../draw/logo.ts'
import { mapInParallel, renderWebp } from '../draw/render.ts'
import { drawScene } from '../draw/scene.ts'
import { HEIGHT } from '../draw/stages/stage.ts'
import type { Market } from '../market.ts'
import { hashOf, makeRng } from '../../tools/random.ts'

export type Picture = {
  folder: string
  widths: number[]
  width: number
  height: number
  bytes: number
  createdAt: Date
}

/** A drawing, and the names of the pictures that show it. A name never changes, so a new start finds the same folder. */
type Drawing = { svg: () => string; widths: readonly number[]; height: number; shownBy: Shown[] }
type Shown = { name: string; createdAt: Date }

const LOGO_WIDTH = 320

export const logoName = (provider: string) => `logo of ${provider}`
export const providerPictureName = (provider: string, scene: number) => `scene ${scene} of ${provider}`
export const postPictureName = (post: number, scene: number) => `scene ${scene} of post ${post}`

const logosOf = ({ providers }: Market): Drawing[] =>
  providers.map(({ username, businessName, category, listedAt }) => ({
    svg: () => drawLogo({ businessName, category }, makeRng(hashOf(username))),
    widths: [LOGO_WIDTH],
    height: LOGO_WIDTH,
    shownBy: [{ name: logoName(username), createdAt: listedAt }],
  }))

const scenesOf = ({ providers, posts }: Market): Drawing[] => {
  const drawings = new Map<string, Drawing>()
  const show = (category: string, scene: number, shown: Shown) => {
    const key = `${category}/${scene}`
    const drawing = drawings.get(key) ?? {
      svg: () => drawScene(category, scene),
      widths: media.pictureWidths,
      height: HEIGHT,
      shownBy: [],
    }
    drawing.shownBy.push(shown)
    drawings.set(key, drawing)
  }
  const categories = new Map(providers.map(({ username, category }) => [username, category]))
  for (const { username, category, listedAt, scenes } of providers)
    for (const scene of scenes)
      show(category, scene, { name: providerPictureName(username, scene), createdAt: listedAt })
  for (const [index, { provider, createdAt, scenes }] of posts.entries())
    for (const scene of scenes)
      show(categories.get(provider) ?? '', scene, { name: postPictureName(index, scene), createdAt })
  return [...drawings.values()]
}

/** The shape that the media table demands: two characters, a slash, twenty more. */
const folderOf = (name: string) => {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 2)}/${hex.slice(2, 22)}`
}

type Files = Map<number, Buffer>

const fileName = (width: number) => `${width}.webp`

// Removed first: an earlier start that was killed may have left a link there, and writing would change all its twins.
const emptyFolder = async (path: string) => {
  await rm(path, { recursive: true, force: true })
  await mkdir(path, { recursive: true })
}

const writeFiles = async (path: string, files: Files) => {
  await emptyFolder(path)
  await Promise.all([...files].map(([width, bytes]) => writeFile(join(path, fileName(width)), bytes)))
}

// Not every file system can link.
const linkFiles = async (from: string, to: string, files: Files) => {
  await emptyFolder(to)
  await Promise.all(
    [...files.keys()].map(fileName).map((file) => {
      const [source, target] = [join(from, file), join(to, file)]
      return link(source, target).catch(() => copyFile(source, target))
    }),
  )
}

const hang = async (
  { svg, widths, height, shownBy }: Drawing,
  mediaDir: string,
): Promise<[string, Picture][]> => {
  const files = await renderWebp(svg(), widths)
  const folders = shownBy.map(({ name }) => join(mediaDir, folderOf(name)))
  const [first = '', ...others] = folders
  await writeFiles(first, files)
  for (const folder of others) await linkFiles(first, folder, files)
  const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0)
  const width = Math.max(...widths)
  return shownBy.map(({ name, createdAt }) => [
    name,
    { folder: folderOf(name), widths: [...widths], width, height, bytes, createdAt },
  ])
}

/** All pictures of the market by name, once their files are written. */
export const hangPictures = async (market: Market, mediaDir: string): Promise<Map<string, Picture>> => {
  const drawings = [...scenesOf(market), ...logosOf(market)]
  const hung = await mapInParallel(drawings, (drawing) => hang(drawing, mediaDir))
  return new Map(hung.flat())
}
