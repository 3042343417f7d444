import { defineConfig } from 'vitest/config'

// They need a database, as the server's do.
const withDatabase = ['tools/demo-reports.test.ts', 'demo/fill.test.ts']
const server = ['server/**/*.test.ts', ...withDatabase]
const web = ['web/**/*.test.ts', 'web/**/*.test.tsx']

// Of its own, without the React Router plugin, which would take the tests for an application.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'house',
          include: ['contract/**/*.test.ts', 'demo/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: withDatabase,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: server,
          globalSetup: ['server/testing/database.ts'],
          // Each file has a database of its own; what it imports is the same for all, and a third of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // Style sheets are read as text by the test of the tokens.
      {
        test: {
          name: 'web',
          include: web,
          environment: 'happy-dom',
          css: { include: [/\?raw/] },
          testTimeout: 30_000,
        },
      },
      // Needs Redis and nginx, and much of the machine: for a command of its own.
      {
        test: {
          name: 'cluster',
          include: ['cluster/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
