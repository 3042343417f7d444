// The server as `npm start` runs it, in a process of its own.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Part, startPart, spawnTied } from './part.ts'
import { onVolume, type Volume } from './volume.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

type App = {
  dir: string
  port: number
  env: Record<string, string>
  /** A small one, mounted somewhere in its folder. */
  volume?: Volume
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_500) }).then(
    ({ ok }) => ok,
    () => false,
  )

export const startApp = async ({ dir, port, env, volume }: App): Promise<Part> => {
  await mkdir(dir, { recursive: true })
  const url = `http://127.0.0.1:${port}`
  const argv = [process.execPath, main]
  const settings = { PORT: String(port), DATA_DIR: dir, DEMO: '0', ...env }
  return startPart({
    url,
    launch: spawnTied(volume ? onVolume(volume, argv) : argv, settings),
    log: join(dir, 'app.log'),
    answers: () => isReady(url),
  })
}
