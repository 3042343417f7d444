import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './tools/chunks.ts'
import { serviceWorker } from './tools/service-worker-plugin.ts'

// Scripts contain the class names, so they are short: the name and four letters for its file.
const generateScopedName = (name: string, file: string) =>
  `${name}_${createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

const SHELL_STYLES = /\/shell-[^/]*\.css$/
const LAZY_SECTIONS = /\/lazy-sections\.ts$/
// The server renders lazy sections, so the page needs their styles before their scripts are loaded.
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
  plugins: [stylesOfLazySections, serviceWorker(), reactRouter()],
  publicDir: false, // the server serves web/public with its own cache headers
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // Every page would contain the list of all files that the shell may load; one more round trip for them is cheaper.
      resolveDependencies: (file, deps, { hostId }) =>
        /\/shell-/.test(hostId) ? deps.filter((dep) => dep === file || dep.endsWith('.css')) : deps,
    },
  },
  css: { modules: { generateScopedName } },
  experimental: {
    // React Router links shared styles as `file.css#`. Under another URL Vite would add the sheet again with the first lazy chunk, and
    // the browser would load its fonts and lay out the page a second time.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && SHELL_STYLES.test(file) ? `/${file}#` : undefined,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})
