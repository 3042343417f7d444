import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// A few files instead of dozens for what the pages share: they compress better together, and a slow network has fewer
// round trips to pay for. What the shell loads later, and what only forms and chats need, stays apart.
const LAZY_PARTS = 'AppNote|LocationSlider'
const FORMS =
  'EditConflictNotice|UnsavedChangesDialog|TextDialog|drafts|format-time|refusal-text|backoff-delay|rule-text|reconnecting-socket|socket|upload|useCountdown|useDraft|useUnsavedChangesGuard|useRequiredSession|useIdempotencyKey|useSubmitOnce|useUpload|wait-text'
const UI_PARTS =
  'Avatar|Awning|Badge|Button|Card|Control|EmptyState|ErrorState|Field|Icon|IconButton|Layout|Logo|Menu|Notice|PageHead|SectionHeading|ShopBoard|Skeleton|SlideArrows|TextInput|classes|tone'
const SHELL = `web/(app/(Shell|TopBar|Footer|LanguageLinks|OutboxBanner|AppPopup|parts/(?!${LAZY_PARTS}))|lib/(?!${FORMS})|styles/|features/(media/Photo|providers/VerifiedBadge)|ui/(${UI_PARTS})\\.)`
// What the home page shares with the pages of results: the search bar, whose suggestions come later, and a shop's card.
const MARKET =
  'web/features/(places/saved-location|providers/(parts/)?ProviderCard|search/(SearchBar|search-criteria|parts/(CategoryChoice|DetectButton|DistrictInput|SearchBar|SearchTextInput|search-navigation-state|useLazySuggestions)))\\.'
const SITE = 'web/(ui/IconCard|features/site/(site.api|parts/(LetterBox|Section|anchors)))'
// Of the site's pages, what only one of them shows.
const OWN =
  'Contact(Form|Page)|CustomerServices|HonestMarket|Milestones|OpeningHours|Outbox|Policy|Privacy|Services|ShopkeeperServices|contact-message'
// Many questions at once: only the page of a provider's comments asks so.
const MANY_QUERIES = '.*/(queriesObserver|useQueries)\\.'
const LIBRARIES = `react|react-dom|scheduler|react-router|@tanstack(?!${MANY_QUERIES})|i18next[\\w-]*|react-i18next`
const groups = [
  { name: 'core', test: new RegExp(`node_modules/(${LIBRARIES})/`) },
  { name: 'shell', test: new RegExp(SHELL) },
  { name: 'market', test: new RegExp(MARKET) },
  { name: 'site', test: new RegExp(SITE) },
  { name: 'home', test: new RegExp(`web/features/site/parts/(?!${OWN})`) },
]

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false, // web/public is served by the server itself, with its own cache rules
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
