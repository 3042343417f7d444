import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { combinations, journeys, journeysOf, languages, widths } from './e2e/journeys.ts'
import { chromiumArgs } from './e2e/chromium-args.ts'
import { pushHosts } from './e2e/push-hosts.ts'
import { findChromium } from './tools/debian.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4173)
// In the environment, since each worker reads this file again and needs the same folder.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'haat-e2e-'))

const unlisted = readdirSync(`${import.meta.dirname}/e2e`)
  .filter((file) => file.endsWith('.spec.ts'))
  .filter((file) => !(file.replace('.spec.ts', '') in journeys))
if (unlisted.length > 0) throw new Error(`e2e/journeys.ts does not say where to run: ${unlisted.join(', ')}`)

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  // No journey measures time, and a busy machine takes longer than the default of five seconds.
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [['list'], ['./e2e/measured.ts'], ['./e2e/slowest-files.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A click can miss a moving element on a busy machine.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys that intercept requests do not see those of a service worker. Those about the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: chromiumArgs },
  },
  projects: combinations.map((name) => {
    const [width, language] = name.split('-') as [keyof typeof widths, keyof typeof languages]
    return {
      name,
      testMatch: journeysOf(name).map((journey) => `**/${journey}.spec.ts`),
      grepInvert: new RegExp(`@${name}`),
      use: { viewport: widths[width], locale: languages[language], hasTouch: width === 'phone' },
    }
  }),
  webServer: {
    command: 'exec node demo/start.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA,
      RATE_LIMITS: 'off',
      CAPTCHA_ANSWER: 'haat',
      PUSH_HOSTS: pushHosts(PORT).join(','),
      PATH: `${import.meta.dirname}/node_modules/.bin:${process.env.PATH ?? ''}`,
    },
  },
})
