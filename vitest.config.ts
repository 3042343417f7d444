import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'
import { slowestFilesReporter } from './tools/slowest-files.ts'

// `npm run check` runs the tests of no other kind (docs/decisions/0055-what-each-test-command-runs.md).
const SYSTEM = ['**/*.system.test.ts', '**/*.plans.test.ts']
const CI = ['**/*.ci.test.ts']
const LONG = ['**/*.long.test.ts']
const exclude = [...configDefaults.exclude, ...SYSTEM, ...CI, ...LONG]

// Node runs our TypeScript as in production. Only JSX needs Vite.
const IN_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

// For busy machines.
const PATIENT = { expect: { poll: { timeout: 50_000 } } }

// Each file has its own database. Modules are shared: importing them for each file took a third of the time.
const ON_A_DATABASE = {
  ...IN_NODE,
  ...PATIENT,
  globalSetup: ['server/testing/database.ts'],
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

const IN_BROWSER = {
  environment: 'happy-dom',
  // A pressed link would load its page from the network and change the URL of the files that follow.
  environmentOptions: {
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  },
  // Importing the same modules for each file took half of the time.
  isolate: false,
  setupFiles: ['web/testing/between-files.ts'],
  testTimeout: 30_000,
}

const WITH_DATABASE = ['tools/demo-reports.test.ts', 'tools/schema/schema.test.ts']

// Not in vite.config.ts: the React Router plugin would treat the tests as an application.
export default defineConfig({
  test: {
    reporters: ['default', slowestFilesReporter],
    sequence: { sequencer: LongestFirst },
    // React logs it when one worker renders for the server and for the browser.
    onConsoleLog: (log) => !log.includes('Detected multiple renderers'),
    // More than the two cores of a small machine, since files wait for the database and for jobs.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'tools',
          ...IN_NODE,
          ...PATIENT,
          include: ['{bench,contract,demo,tools}/**/*.test.ts'],
          exclude: [...exclude, ...WITH_DATABASE],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', ...WITH_DATABASE],
          exclude,
          ...ON_A_DATABASE,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          ...IN_BROWSER,
          // The test of the design tokens reads style sheets as text.
          css: { include: [/\?raw/] },
        },
      },
      // `npm test` runs it, `npm run check` does not.
      { test: { name: 'components', include: ['web/**/*.test.tsx'], ...IN_BROWSER } },
      {
        test: {
          name: 'system',
          include: SYSTEM,
          ...ON_A_DATABASE,
        },
      },
      { test: { name: 'ci', include: CI, ...ON_A_DATABASE } },
      { test: { name: 'long', include: LONG, ...ON_A_DATABASE } },
      // Needs Redis and nginx: `npm run test:ci` runs it.
      {
        test: {
          name: 'cluster',
          ...IN_NODE,
          ...PATIENT,
          include: ['cluster/**/*.test.ts'],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
