import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './tools/chunks.ts'
import { splitConstants } from './tools/constants-plugin.ts'
import { leaveOut } from './tools/leave-out-plugin.ts'
import { serviceWorker } from './tools/service-worker-plugin.ts'

// Short, since scripts carry them too: the class's own name, and four letters for its file.
const generateScopedName = (name: string, file: string) =>
  `${name}_${createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

const SHELL_STYLES = /\/shell-[^/]*\.css$/
const LAZY_SECTIONS = /\/lazy-sections\.ts$/
// The styles of what lazySection() loads later come with the page: the server renders those parts, too.
const stylesOfLazySections: Plugin = {
  name: 'styles-of-lazy-sections',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const stylesOf = (file: string, seen = new Set<string>()): string[] => {
      const chunk = byFile.get(file)
      if (!chunk || seen.has(file)) return []
      seen.add(file)
      const own = [...(chunk.viteMetadata?.importedCss ?? [])]
      return [...chunk.imports.flatMap((each) => stylesOf(each, seen)), ...own]
    }
    const fileOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id))?.fileName ?? ''
    const sectionsOf = (page: (typeof chunks)[number]) =>
      page.moduleIds
        .filter((id) => LAZY_SECTIONS.test(id))
        .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    for (const page of chunks)
      for (const section of sectionsOf(page))
        for (const style of stylesOf(fileOf(section))) page.viteMetadata?.importedCss.add(style)
  },
}

export default defineConfig({
  plugins: [stylesOfLazySections, serviceWorker(), leaveOut(), splitConstants(), reactRouter()],
  publicDir: false, // web/public is served by the server itself, with its own cache rules
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // What the shell loads later can do with one more round trip. The list of all its files would come with every page.
      resolveDependencies: (file, deps, { hostId }) =>
        /\/shell-/.test(hostId) ? deps.filter((dep) => dep === file || dep.endsWith('.css')) : deps,
    },
  },
  css: { modules: { generateScopedName } },
  experimental: {
    // As React Router writes it into the page. Under another address Vite would add the same styles again with the first part that is
    // loaded later, and the browser would load their fonts and lay out the whole page once more.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && SHELL_STYLES.test(file) ? `/${file}#` : undefined,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})
