import { configDefaults, defineConfig } from 'vitest/config'
import { slowestFilesReporter } from './tools/slowest-files.ts'

// Fuzzer, crawler and connections that are cut: `npm run test:all` runs them.
const LONG = ['tools/{crawl,fuzz,live,offline}/**/*.system.test.ts']
// What takes long, or kills, cuts and restores: `npm test` runs it, `npm run check` doesn't.
const SYSTEM = ['**/*.system.test.ts', '**/*.plans.test.ts']
const exclude = [...configDefaults.exclude, ...SYSTEM]

// Node runs our TypeScript as it does in production: Vite is needed where there is JSX.
const IN_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

// What a test waits for comes in a moment, but later on a busy machine.
const PATIENT = { expect: { poll: { timeout: 50_000 } } }

// Each file has a database of its own; what it imports is the same for all, and a third of the time.
const ON_A_DATABASE = {
  ...IN_NODE,
  ...PATIENT,
  globalSetup: ['server/testing/database.ts'],
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

// These need a database too.
const WITH_DATABASE = ['tools/demo-reports.test.ts', 'tools/schema/schema.test.ts']

// Of its own, without the React Router plugin, which would take the tests for an application.
export default defineConfig({
  test: {
    reporters: ['default', slowestFilesReporter],
    // React says it whenever a worker renders for the server and then for the browser, which share their modules here.
    onConsoleLog: (log) => !log.includes('Detected multiple renderers'),
    // More than the two cores of a small machine: a file waits now and then, for the database or for a job.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'tools',
          ...IN_NODE,
          ...PATIENT,
          include: ['contract/**/*.test.ts', 'demo/**/*.test.ts', 'tools/**/*.test.ts'],
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
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'happy-dom',
          // A link that is pressed would load its page, from the network, and leave its address to the files that follow.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          // As on the server: importing the same modules for each file was half of the time.
          isolate: false,
          setupFiles: ['web/testing/between-files.ts'],
          // Style sheets are read as text by the test of the tokens.
          css: { include: [/\?raw/] },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'system',
          include: SYSTEM,
          exclude: [...configDefaults.exclude, ...LONG],
          ...ON_A_DATABASE,
        },
      },
      { test: { name: 'long', include: LONG, ...ON_A_DATABASE } },
      // Needs Redis and nginx, and much of the machine: for a command of its own.
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
