import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { serviceWorker } from './tools/service-worker-plugin.ts'

// Two files instead of dozens for what every page needs: they compress better together, and a slow network has fewer
// round trips to pay for. A group takes along what its files import, so web/lib and the features come in only as far as
// they are used. What stands in a folder of web/ui (forms, overlays, lists) or in web/app/lazy comes with the pages that
// need it, and so does all else, but for what is tiny and on most public pages: a file of its own costs more than its bytes.
// The entry stays apart: the router's script runs it, and the page's other files come first.
const ON_MOST_PAGES = String.raw`lib/(format|useHydrated|useViewerQuery)\.|.*/(VerifiedBadge|Photo|Rating)\.tsx|.*/(format-average|useOpenState|OpenStatus\.module)\.`
const FIRST_VISIT = new RegExp(String.raw`/web/(app/(?!lazy/|entry\.)|styles/|ui/[^/]+$|${ON_MOST_PAGES})`)
// Many questions at once: only the page of a provider's comments asks so, and it would cost every page 0.7 KB.
const QUERY_LIBRARY = String.raw`@tanstack(?!.*/(queriesObserver|useQueries)\.)`
const LIBRARIES = `react|react-dom|scheduler|react-router|${QUERY_LIBRARY}|i18next[\\w-]*|react-i18next`
// What the home page and the pages of results need together, and what only the latter do.
const CARDS =
  /\/features\/(providers\/ProviderCard|hours\/OpenMark|places\/(position|saved-location)|search\/search-criteria)/
const RESULTS =
  /\/features\/search\/(results\.api|list-choices|parts\/(ListChoices|DistanceOrder|useDistanceOrder|NobodyMeets|useSearchNavigation|useLoadMore|LoadMore|load-more|Results(Layout|Heading)|useResultsHeading|NoResults|ListPlaceholder|user-location|url-params))/
// One file for the styles of all sections of a profile.
const SECTION_STYLES =
  /\/features\/((hours|price-list|reviews)\/|places\/PlaceMap|providers\/parts\/Provider(Location|Posts)).*\.module\.css$/
const groups = [
  { name: 'core', test: new RegExp(`node_modules/(${LIBRARIES})/`) },
  { name: 'shell', test: FIRST_VISIT },
  { name: 'cards', test: CARDS },
  { name: 'results', test: RESULTS },
  { name: 'sections', test: SECTION_STYLES },
]

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

// Our own hook, by the library's name until no branch that is under way imports the library any more (decision 38).
export const alias = { 'react-i18next': `${import.meta.dirname}/web/lib/i18n/useTranslation.tsx` }

export default defineConfig({
  resolve: { alias },
  plugins: [stylesOfLazySections, serviceWorker(), reactRouter()],
  publicDir: false, // web/public is served by the server itself, with its own cache rules
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
