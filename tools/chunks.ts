// Assigns modules to chunks by the folders of the public pages that import them.
import { relative } from 'node:path'

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

const root = `${import.meta.dirname}/..`

const PUBLIC_PAGES = [
  'features/site/LandingPage',
  'features/site/ServicesPage',
  'features/site/ContactPage',
  'features/site/PrivacyPage',
  'features/search/SearchPage',
  'features/search/ProviderResultsPage',
  'features/search/PostsPage',
  'features/posts/PostPage',
  'app/profile/ProviderProfilePage',
].map((name) => `web/${name}.tsx`)

const AROUND_EVERY_PAGE = ['web/app/root.tsx', 'web/app/Shell.tsx']

const pathOf = (id: string) => relative(root, id.replace(/\?.*/, ''))
const folderOf = (page: string) => page.split('/').at(-2) ?? ''

const LAZY_SECTIONS = /(\w+)\/parts\/lazy-sections\.ts$/

/** Importers that load the module with the page. The styles of lazy sections are part of the page. */
const importersOf = (info: ModuleInfo | null, isStyle: boolean) => [
  ...(info?.importers ?? []),
  ...(info?.dynamicImporters ?? []).filter((importer) => isStyle && LAZY_SECTIONS.test(importer)),
]

const chainOf = (id: string, modules: Modules) => {
  const seen = new Set([id])
  for (const each of seen) {
    if ([...PUBLIC_PAGES, ...AROUND_EVERY_PAGE].includes(pathOf(each))) continue
    for (const importer of importersOf(modules.getModuleInfo(each), id.endsWith('.css'))) seen.add(importer)
  }
  return [...seen]
}

const MANY = 4

/** The folders of the pages that load the module; an empty list puts it into the shell, undefined leaves it to the bundler. */
const foldersOf = (id: string, modules: Modules) => {
  const paths = new Set(chainOf(id, modules).map(pathOf))
  const pages = PUBLIC_PAGES.filter((page) => paths.has(page))
  const folders = [...new Set(pages.map(folderOf))].toSorted()
  const isInShell = AROUND_EVERY_PAGE.some((file) => paths.has(file))
  if (isInShell || pages.length > MANY || folders.length > 2) return []
  return pages.length > 1 ? folders : undefined
}

const isOurs = (id: string) => /^(contract|web)\/(?!app\/entry\.)/.test(pathOf(id))

// Few first pages need these: useQueries is used on one page of owners, and lists that grow are on posts or further down.
const NOT_AT_FIRST = 'queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery'
const QUERY_LIBRARY = String.raw`@tanstack(?!.*/(${NOT_AT_FIRST})\.)`

// A group includes the imports of its modules, so the groups that most pages need come first.
const groupFor = (debugName: string, size: number) => ({
  debugName,
  name: (id: string, modules: Modules) => {
    const folders = isOurs(id) ? foldersOf(id, modules) : undefined
    return folders?.length === size ? folders.join('-') || 'shell' : null
  },
})

/** One file for the styles of all lazy sections of a page. */
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

// Few files compress better and need fewer round trips than many.
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
