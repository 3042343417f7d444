// The letters of share pictures: Poppins, which has Latin and Devanagari, from the package that the site has it from. No font of the
// system is used, so a picture looks the same on every machine.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sharp } from '../../platform/sharp.ts'
import { unwrapWoff } from './woff.ts'

const SUBSETS = ['latin', 'latin-ext', 'devanagari']
const WEIGHTS = ['400', '600']

/** The family names inside the files. */
export const FAMILIES = { text: 'Poppins', strong: 'Poppins SemiBold' } as const
export type Weight = keyof typeof FAMILIES

// Without a settings file fontconfig complains, and looks through the fonts of the system.
const NO_SYSTEM_FONTS = '<?xml version="1.0"?><fontconfig></fontconfig>\n'

const fontPath = (name: string) =>
  createRequire(import.meta.url).resolve(`@fontsource/poppins/files/poppins-${name}-normal.woff`)

/** Several processes write the same. */
const writeWhole = async (path: string, content: string | Buffer) => {
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

/** Makes them known to whatever draws letters in this process. Pango takes plain font files only. */
export const loadFonts = async (dir: string) => {
  await mkdir(dir, { recursive: true })
  const settings = join(dir, 'fonts.conf')
  await writeWhole(settings, NO_SYSTEM_FONTS)
  process.env['FONTCONFIG_FILE'] ??= settings
  for (const name of SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => `${subset}-${weight}`))) {
    const path = join(dir, `${name}.ttf`)
    await writeWhole(path, unwrapWoff(await readFile(fontPath(name))))
    await sharp({ text: { text: 'a', font: FAMILIES.text, fontfile: path } }).metadata()
  }
}
