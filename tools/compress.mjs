// Writes a .br beside every built text file: the best compression, paid once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './steps.mjs'

const folder = join(root, 'build/client/assets')
for (const name of readdirSync(folder)) {
  if (/\.(js|css|svg|json)$/.test(name)) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))))
  }
}
