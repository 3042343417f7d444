// Which script file a module of the web goes into: the folders of the public pages that import it decide.
import { relative } from 'node:path'

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

const root = `${import.meta.dirname}/..`

/** The pages that people come to first. What only other pages need is split as the bundler does it by itself. */
const PUBLIC_PAGES = [
  'site/LandingPage',
  'site/ServicesPage',
  'site/ContactPage',
  'site/PrivacyPage',
  'search/SearchPage',
  'search/ProviderResultsPage',
  'search/PostsPage',
  'posts/PostPage',
  'providers/ProviderProfilePage',
].map((name) => `web/features/${name}.tsx`)

const AROUND_EVERY_PAGE = ['web/app/root.tsx', 'web/app/Shell.tsx']

const pathOf = (id: string) => relative(root, id.replace(/\?.*/, ''))
const folderOf = (page: string) => page.split('/').at(-2) ?? ''

const LAZY_SECTIONS = /(\w+)\/parts\/lazy-sections\.ts$/

/** Who must have the module. The styles of what lazySection() loads later come with the page. */
const importersOf = (info: ModuleInfo | null, isStyle: boolean) => [
  ...(info?.importers ?? []),
  ...(info?.dynamicImporters ?? []).filter((importer) => isStyle && LAZY_SECTIONS.test(importer)),
]

/** The module and all that must have it, up to the pages. */
const chainOf = (id: string, modules: Modules) => {
  const seen = new Set([id])
  // A set grows while it is gone through.
  for (const each of seen) {
    if ([...PUBLIC_PAGES, ...AROUND_EVERY_PAGE].includes(pathOf(each))) continue
    for (const importer of importersOf(modules.getModuleInfo(each), id.endsWith('.css'))) seen.add(importer)
  }
  return [...seen]
}

const MANY = 4

/** The folders of the pages; of what stands around every page, or is on many, none. */
const foldersOf = (id: string, modules: Modules) => {
  const paths = new Set(chainOf(id, modules).map(pathOf))
  const pages = PUBLIC_PAGES.filter((page) => paths.has(page))
  const folders = [...new Set(pages.map(folderOf))].toSorted()
  const isInShell = AROUND_EVERY_PAGE.some((file) => paths.has(file))
  if (isInShell || pages.length > MANY || folders.length > 2) return []
  return pages.length > 1 ? folders : undefined
}

const isOurs = (id: string) => /^(contract|web)\/(?!app\/entry\.)/.test(pathOf(id))

// Many questions at once: only the page of a provider's comments asks so, and it would cost every page 0.7 KB.
const QUERY_LIBRARY = String.raw`@tanstack(?!.*/(queriesObserver|useQueries)\.)`

/** A group takes along what its modules import: the files that most pages need come first. */
const groupFor = (debugName: string, size: number) => ({
  debugName,
  name: (id: string, modules: Modules) => {
    const folders = isOurs(id) ? foldersOf(id, modules) : undefined
    return folders?.length === size ? folders.join('-') || 'shell' : null
  },
})

/** The styles of all sections of a page that only it has are one file. */
const stylesOfSections = {
  debugName: 'styles of sections',
  name: (id: string, modules: Modules) => {
    if (!isOurs(id) || !id.endsWith('.css')) return null
    const [, folder] =
      chainOf(id, modules)
        .map((each) => LAZY_SECTIONS.exec(each))
        .find(Boolean) ?? []
    return folder ? `${folder}-sections` : null
  },
}

// Few files compress better and need fewer round trips than many. The entry stays apart: the router's script runs it, and the page's
// other files come first.
export const chunkGroups = [
  {
    name: 'core',
    test: new RegExp(`node_modules/(react|react-dom|scheduler|react-router|${QUERY_LIBRARY})/`),
  },
  groupFor('on most pages', 0),
  groupFor('on pages of two folders', 2),
  groupFor('on pages of one folder', 1),
  stylesOfSections,
]
