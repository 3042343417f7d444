// The logos and pictures of the market. They are drawn files of demo/pictures (decision 24), copied once and linked into the
// folder of each picture that shows them, so that every row of the media table owns its files and may lose them alone.
import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Market } from '../market.ts'

export type Picture = {
  folder: string
  widths: number[]
  width: number
  height: number
  bytes: number
  createdAt: Date
}

/** A drawing, and the names of the pictures that show it. A name never changes, so a new start finds the same folder. */
type Drawing = { name: string; widths: readonly number[]; height: number; usedBy: MediaUse[] }
type MediaUse = { name: string; createdAt: Date }

const drawings = join(import.meta.dirname, '../pictures')
const scene = { widths: [192, 320, 960], height: 720 } as const
const logo = { widths: [192], height: 192 } as const

export const logoName = (provider: string) => `logo of ${provider}`
export const providerPictureName = (provider: string, number: number) => `scene ${number} of ${provider}`
export const itemPictureName = (item: number) => `photo of item ${item}`
export const postPictureName = (post: number, number: number) => `scene ${number} of post ${post}`

/** 'Sweets & Bakery' is drawn in scenes/sweets-bakery. */
const fileName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')

const logosOf = ({ providers }: Market): Drawing[] =>
  providers.map(({ username, latinName, listedAt }) => ({
    name: `logos/${fileName(latinName)}`,
    ...logo,
    usedBy: [{ name: logoName(username), createdAt: listedAt }],
  }))

const scenesOf = ({ providers, posts, items }: Market): Drawing[] => {
  const scenes = new Map<string, Drawing>()
  const show = (category: string, number: number, use: MediaUse) => {
    const name = `scenes/${fileName(category)}/${number}`
    const drawing = scenes.get(name) ?? { name, ...scene, usedBy: [] }
    drawing.usedBy.push(use)
    scenes.set(name, drawing)
  }
  const categories = new Map(providers.map(({ username, category }) => [username, category]))
  for (const { username, category, listedAt, scenes: own } of providers)
    for (const number of own)
      show(category, number, { name: providerPictureName(username, number), createdAt: listedAt })
  const since = new Map(providers.map(({ username, listedAt }) => [username, listedAt]))
  for (const [index, { provider, scene: number }] of items.entries())
    if (number !== null)
      show(categories.get(provider) ?? '', number, {
        name: itemPictureName(index),
        createdAt: since.get(provider) ?? new Date(0),
      })
  for (const [index, { provider, createdAt, scenes: own }] of posts.entries())
    for (const number of own)
      show(categories.get(provider) ?? '', number, { name: postPictureName(index, number), createdAt })
  return [...scenes.values()]
}

export const drawingsOf = (market: Market): Drawing[] => [...scenesOf(market), ...logosOf(market)]

export const fileOf = (name: string, width: number) => join(drawings, `${name}-${width}.webp`)

/** The shape that the media table demands: two characters, a slash, twenty more. */
export const folderOf = (name: string) => {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 2)}/${hex.slice(2, 22)}`
}

// Not every file system can link, and a start that was killed has left some.
const linkOrCopy = (source: string, target: string) =>
  link(source, target).catch(() => copyFile(source, target))

const copyDrawing = async (
  { name, widths, height, usedBy }: Drawing,
  mediaDir: string,
): Promise<[string, Picture][]> => {
  const folders = usedBy.map((use) => join(mediaDir, folderOf(use.name)))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  let bytes = 0
  for (const width of widths) {
    const [first = '', ...others] = folders.map((folder) => join(folder, `${width}.webp`))
    await copyFile(fileOf(name, width), first)
    bytes += (await stat(first)).size
    for (const other of others) await linkOrCopy(first, other)
  }
  const size = { widths: [...widths], width: Math.max(...widths), height, bytes }
  return usedBy.map((use) => [use.name, { folder: folderOf(use.name), ...size, createdAt: use.createdAt }])
}

/** All pictures of the market by name, once their files are in the media folder. */
export const copyPictures = async (market: Market, mediaDir: string): Promise<Map<string, Picture>> => {
  const copied = await Promise.all(drawingsOf(market).map((drawing) => copyDrawing(drawing, mediaDir)))
  return new Map(copied.flat())
}
