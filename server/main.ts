// Reads the configuration, builds, listens, stops gracefully.
const isDev = process.argv.includes('--dev')
// React looks at it while it is loaded, so it is set before anything else is imported.
process.env.NODE_ENV = isDev ? 'development' : 'production'

const { run } = await import('./app/run.ts')
await run({ isDev })
