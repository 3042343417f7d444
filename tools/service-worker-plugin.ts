// Builds the service worker with the site, into a folder that is served at the root: its URL must not change.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '..')

type BuildInfo = { version: string; files: readonly string[]; districtFiles: readonly string[] }

// The document, the shell, the account menu, the offline pages, what every page displays, and what removes the tokens of other accounts.
const OFFLINE_MODULES =
  /web\/(?:app\/(?:entry\.client|root|Shell|lazy\/SignedInEntries)|features\/(?:offline\/(?:OfflinePage|OfflineStatus)|offline-districts\/OfflineDistrictsPage|waiting\/(?:WaitingPage|WaitingBar))|lib\/outbox\/cleanup)\.tsx?$/

// Cached when a district is saved: the forms for requests and orders, which open in reduced pages.
const DISTRICT_MODULES =
  /web\/features\/(?:contacts\/ContactDialog|orders\/(?:OrderDialog|SavedOrder)|waiting\/LazyWaitingEntries)\.tsx$/
/** A worker is an asset of the bundle. */
const DISTRICT_WORKER = /^assets\/district-worker-[^/]+\.js$/

const filesOf = (bundle: Rolldown.OutputBundle, modules: RegExp) => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = byFile.get(file)
    if (!chunk || files.has(file)) return
    files.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const imported of chunk.imports) add(imported)
  }
  // A file that only re-exports a module has its id as `facadeModuleId`.
  for (const { fileName, moduleIds, facadeModuleId } of chunks)
    if ([...moduleIds, facadeModuleId ?? ''].some((id) => modules.test(id))) add(fileName)
  return [...files].map((file) => `/${file}`).toSorted()
}

/** The texts of the page are not part of the bundle. */
const wordsOfSite = () =>
  globSync('web/locales/*/*.json', { cwd: root })
    .toSorted()
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')

const buildInfo = (bundle: Rolldown.OutputBundle): BuildInfo => ({
  version: createHash('sha256')
    .update(Object.keys(bundle).toSorted().join() + wordsOfSite())
    .digest('base64url')
    .slice(0, 12),
  files: filesOf(bundle, OFFLINE_MODULES),
  // They are cached in this order: with the worker, all are there.
  districtFiles: [
    ...filesOf(bundle, DISTRICT_MODULES),
    ...Object.keys(bundle)
      .filter((file) => DISTRICT_WORKER.test(file))
      .map((file) => `/${file}`),
  ],
})

const buildWorker = (write: boolean, { version, files, districtFiles }: BuildInfo) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILD_VERSION: JSON.stringify(version),
      PRECACHED_FILES: JSON.stringify(files),
      DISTRICT_FILES: JSON.stringify(districtFiles),
      'process.env.NODE_ENV': '"production"',
    },
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
  writeBundle: async (_options, bundle) => void (await buildWorker(true, buildInfo(bundle))),
  configureServer: ({ middlewares }) => {
    middlewares.use('/sw.js', (_request, reply, next) => {
      buildWorker(false, { version: 'dev', files: [], districtFiles: [] }).then((result) => {
        reply.setHeader('content-type', 'text/javascript')
        reply.end(textOf(result))
      }, next)
    })
  },
})
