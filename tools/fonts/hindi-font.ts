// The semibold Devanagari face of the site: the glyphs of Poppins that Hindi needs (decision 80).
import { join } from 'node:path'
import { compress } from 'wawoff2'
import { readFont } from '../../server/features/share-pictures/fonts.ts'
import { glyphsOf, openFont } from './draw.ts'
import { characters, clusters } from './hindi-clusters.ts'
import { subset } from './subset.ts'

export const hindiFontFile = join(import.meta.dirname, '../../web/styles/poppins-hindi-600.woff2')

export const readWholeFont = () => readFont('devanagari-600')

export const makeHindiFont = async () => {
  const ttf = await readWholeFont()
  const font = openFont(ttf)
  const glyphs = new Set(clusters.flatMap((cluster) => glyphsOf(font, cluster)))
  return Buffer.from(await compress(await subset(ttf, { glyphs, characters })))
}
