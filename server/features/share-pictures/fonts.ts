// Poppins with Latin and Devanagari, from the package of the web font. System fonts are not used, so that pictures look the same on every
// machine.
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharp } from '../../platform/sharp.ts'
import { unwrapWoff } from './woff.ts'

const SUBSETS = ['latin', 'latin-ext', 'devanagari']
const WEIGHTS = ['400', '600']

export const FAMILIES = { text: 'Poppins', strong: 'Poppins SemiBold' } as const
export type Weight = keyof typeof FAMILIES

// Without a configuration fontconfig warns and scans the fonts of the system.
const NO_SYSTEM_FONTS = '<?xml version="1.0"?><fontconfig></fontconfig>\n'

/** Pango cannot read WOFF. `name`: such as 'latin-400'. */
export const readFont = async (name: string) => {
  const { resolve } = createRequire(import.meta.url)
  return unwrapWoff(await readFile(resolve(`@fontsource/poppins/files/poppins-${name}-normal.woff`)))
}

// Pango opens the files by path as long as the process runs, so they are in a folder of the process.
const makeDir = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'haat-fonts-'))
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
  return dir
}

const load = async () => {
  const dir = await makeDir()
  const settings = join(dir, 'fonts.conf')
  await writeFile(settings, NO_SYSTEM_FONTS)
  process.env['FONTCONFIG_FILE'] ??= settings
  for (const name of SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => `${subset}-${weight}`))) {
    const path = join(dir, `${name}.ttf`)
    await writeFile(path, await readFont(name))
    await sharp({ text: { text: 'a', font: FAMILIES.text, fontfile: path } }).metadata()
  }
}

let loaded: Promise<void> | undefined

export const loadFonts = () => (loaded ??= load())
