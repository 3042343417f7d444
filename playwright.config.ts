import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/debian.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4173)
// Written once here: the workers read this file again and must meet the same folder.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'haat-e2e-'))

const widths = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 860 } }
const languages = { en: 'en-IN', hi: 'hi-IN' }

// The same at every width and in every language.
const ONCE = '**/weight.spec.ts'
const NARROW = '**/narrow.spec.ts'
// Two of the four make every journey, which is each language and each width once; the other two make those where language and width
// meet: the shell, the landing page, accounts and shop windows.
const ALL_JOURNEYS = new Set(['phone-hi', 'desk-en'])
const NOT_FOR_ALL = [
  'every-screen',
  'contact',
  'no-script',
  'search-bar',
  'search-pages',
  'posts-author',
  'live',
  'trust-own',
  'trust-public',
  'posts-reader',
  'desk-*',
]
// Where there is a keyboard.
const KEYBOARD = '**/desk-fifty.spec.ts'

const notFor = (project: string) => [
  ONCE,
  ...(project.startsWith('phone') ? [KEYBOARD] : [NARROW]),
  ...(ALL_JOURNEYS.has(project) ? [] : NOT_FOR_ALL.map((name) => `**/${name}.spec.ts`)),
]

// Without its background traffic, which a closed network refuses many times over.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A starved browser misses a step now and then. What needs the second try is listed as flaky, and is to be looked into.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findChromium() ?? 'chromium', args },
  },
  projects: [
    ...Object.entries(widths).flatMap(([width, viewport]) =>
      Object.entries(languages).map(([language, locale]) => ({
        name: `${width}-${language}`,
        testIgnore: notFor(`${width}-${language}`),
        use: { viewport, locale, hasTouch: width === 'phone' },
      })),
    ),
    { name: 'once', testMatch: ONCE, use: { viewport: widths.phone, locale: languages.en } },
  ],
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
      PATH: `${import.meta.dirname}/node_modules/.bin:${process.env.PATH ?? ''}`,
    },
  },
})
