import type { LoaderFunctionArgs } from 'react-router'
import { LANGUAGE_PARAMETER, languageOf } from '../../../contract/language.ts'
import { serverI18n } from '../../lib/i18n/server.server.ts'
import { paths } from '../../lib/paths.ts'

// The paper of styles/tokens.css.
const PAPER = '#fbf4e6'

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
]
const SHORTCUT_ICONS = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]

const screenshotsIn = (language: string, labels: { narrow: string; wide: string }) => [
  {
    src: `/screenshot-narrow-${language}.webp`,
    sizes: '720x1480',
    type: 'image/webp',
    form_factor: 'narrow',
    label: labels.narrow,
  },
  {
    src: `/screenshot-wide-${language}.webp`,
    sizes: '1280x860',
    type: 'image/webp',
    form_factor: 'wide',
    label: labels.wide,
  },
]

export const loader = ({ request }: LoaderFunctionArgs) => {
  const language = languageOf(new URL(request.url).searchParams.get(LANGUAGE_PARAMETER))
  const t = serverI18n(language, ['Offline']).getT('Offline', 'manifest')
  const shortcut = (name: string, url: string) => ({ name, url, icons: SHORTCUT_ICONS })
  const manifest = {
    name: t('name'),
    short_name: t('name'),
    description: t('description'),
    lang: language,
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['shopping', 'business'],
    icons: ICONS,
    screenshots: screenshotsIn(language, { narrow: t('narrow'), wide: t('wide') }),
    file_handlers: [
      { action: paths.offlineDistricts(), accept: { 'application/vnd.haat.district': ['.haat'] } },
    ],
    shortcuts: [
      shortcut(t('search'), paths.search()),
      shortcut(t('chats'), paths.customerChats()),
      shortcut(t('newPost'), paths.newPost()),
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
