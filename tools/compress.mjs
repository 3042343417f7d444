// Makes the built scripts smaller once more, and writes a .br beside every built text file: the best compression, paid once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { minify } from '@swc/core'
import { root } from './steps.mjs'

// The bundler's own minifier leaves what swc finds, such as the names of classes that are used once: 2 KB of a first visit.
const SMALLER = {
  module: true,
  compress: { ecma: 2022, passes: 3, toplevel: true },
  mangle: { toplevel: true },
}

const folders = ['build/client/assets', 'build/worker'].map((folder) => join(root, folder))
const written = async (file, name) => {
  const text = readFileSync(file)
  if (!name.endsWith('.js')) return text
  const { code } = await minify(text.toString(), SMALLER)
  writeFileSync(file, code)
  return code
}

for (const folder of folders)
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const file = join(folder, name)
    writeFileSync(`${file}.br`, brotliCompressSync(await written(file, name)))
  }
