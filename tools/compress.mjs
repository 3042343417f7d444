// Writes a .br beside every built text file: the best compression, paid once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './steps.mjs'

const folders = ['build/client/assets', 'build/worker'].map((folder) => join(root, folder))

for (const folder of folders)
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const file = join(folder, name)
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
