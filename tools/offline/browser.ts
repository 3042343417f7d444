// Chromium with a profile that survives a kill of the browser.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { chromiumArgs } from '../../e2e/chromium-args.ts'
import { findChromium } from '../debian.mjs'

const startChild = async (profile: string) => {
  const args = [...chromiumArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(findChromium() ?? 'chromium', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const [, found] = /DevTools listening on (\S+)/.exec(chunk.toString()) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error('the browser did not start')))
  })
  return { child, url }
}

export const makePhone = async () => {
  const profile = await mkdtemp(join(tmpdir(), 'haat-offline-'))
  let child: ChildProcess | undefined
  const start = async (): Promise<BrowserContext> => {
    const started = await startChild(profile)
    child = started.child
    const browser = await chromium.connectOverCDP(started.url)
    const [context] = browser.contexts()
    if (!context) throw new Error('the browser has no profile')
    return context
  }
  const kill = async () => {
    if (!child || child.exitCode !== null) return
    const exit = once(child, 'exit')
    // The process group: on Debian the program is a script that starts the browser.
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    await exit
    child = undefined
  }
  const remove = async () => {
    await kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { start, kill, remove }
}
export type Phone = Awaited<ReturnType<typeof makePhone>>
