// `npm run font`: writes the Devanagari font of the site.
import { writeFile } from 'node:fs/promises'
import { hindiFontFile, makeHindiFont } from './fonts/hindi-font.ts'

const font = await makeHindiFont()
await writeFile(hindiFontFile, font)
process.stdout.write(`${hindiFontFile}: ${font.length} bytes\n`)
