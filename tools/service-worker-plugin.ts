// Builds the service worker with the site: one file without a hash in its name, in a folder of its own, since the browser asks for
// it again and again at the same address. The folder is served at the root of the site.
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

const buildWorker = (write: boolean) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write,
      target: 'es2022',
      outDir: 'build/worker',
      rolldownOptions: {
        input: 'web/worker/sw.ts',
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  })

const textOf = (result: Awaited<ReturnType<typeof build>>) => {
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return output.find((each) => each.type === 'chunk')?.code ?? ''
}

export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: async () => void (await buildWorker(true)),
  configureServer: ({ middlewares }) => {
    middlewares.use('/sw.js', (_request, reply, next) => {
      buildWorker(false).then((result) => {
        reply.setHeader('content-type', 'text/javascript')
        reply.end(textOf(result))
      }, next)
    })
  },
})
