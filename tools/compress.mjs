// Writes a Brotli file beside every text file of the built site. Until then the server sends the text file.
import { readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { once, reportDone, root } from './steps.mjs'

const FOLDERS = ['build/client/assets', 'build/worker']

const compress = async (file) => {
  const compressed = await promisify(brotliCompress)(await readFile(file))
  // Renamed when complete: the server may be reading the folder.
  await writeFile(`${file}.br.part`, compressed)
  await rename(`${file}.br.part`, `${file}.br`)
}

await once('build/.haat-compressed', 'brotli', async () => {
  const started = performance.now()
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  )
  await Promise.all(files.filter((file) => /\.(js|css|svg|json)$/.test(file)).map(compress))
  reportDone('site compressed', started)
})
