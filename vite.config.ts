import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// A few files instead of dozens for what the pages share: they compress better together, and a slow network has fewer
// round trips to pay for. What the shell loads later stays apart.
const LATER = 'AppNote|LocationSlider'
const FURNITURE =
  'Awning|Badge|Button|Card|Control|EmptyState|Field|Icon|IconButton|Layout|Logo|Menu|Notice|PageHead|SectionHeading|ShopBoard|SlideArrows|TextInput|classes|tone'
const SHELL = `web/(app/(Shell|TopBar|Footer|LanguageLinks|OutboxBanner|AppPopup|parts/(?!${LATER}))|lib/|styles/|features/media/Photo|ui/(${FURNITURE})\\.)`
// Of the site's pages, what only one of them shows, and what the home page loads later.
const OWN =
  'Contact(Form|Page)|CustomerServices|DistrictSuggestions|HonestMarket|Milestones|OpeningHours|Outbox|Policy|Privacy|Services|ShopkeeperServices|contact-message'
const groups = [
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next[\w-]*|react-i18next)\//,
  },
  { name: 'shell', test: new RegExp(SHELL) },
  { name: 'site', test: new RegExp(`web/(ui/Stall|features/site/parts/(?!${OWN}))`) },
]

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false, // web/public is served by the server itself, with its own cache rules
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
