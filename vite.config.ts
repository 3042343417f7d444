import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// Two files for what every page needs, instead of a dozen: they compress better together, and a slow network has fewer
// round trips to pay for. What the shell loads later stays apart.
const LATER = 'AppNote|LocationSlider'
const SHELL = `web/(app/(Shell|TopBar|Footer|LanguageLinks|OutboxBanner|AppPopup|parts/(?!${LATER}))|lib/)`
const groups = [
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next[\w-]*|react-i18next)\//,
  },
  { name: 'shell', test: new RegExp(SHELL) },
]

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false, // web/public is served by the server itself, with its own cache rules
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
