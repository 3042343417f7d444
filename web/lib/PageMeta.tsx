// React lifts these into the head, on the server and after every change of page or language.
import { useTranslation } from './i18n/useTranslation.tsx'
import { languageOf } from '../../contract/language.ts'
import { jsonInScript } from './json-in-script.ts'
import { useSite } from './site.ts'

const OG_LOCALES = { en: 'en_IN', hi: 'hi_IN' } as const
const DEFAULT_PICTURE = { path: '/share.png', width: '1200', height: '630' }

type Props = {
  title: string
  /** One or two sentences: what a search engine and a shared link show. */
  description: string
  /** False for a page that only its own visitor can use, or that is not there yet. */
  index?: boolean | undefined
  kind?: 'website' | 'article' | 'profile' | undefined
  /** A picture of what the page is about; Haat's own picture otherwise. */
  picture?: string | undefined
  /** What the page is about, in schema.org's words, for machines that read it. */
  jsonLd?: object | undefined
}

export const PageMeta = (props: Props) => {
  const { title, description, index = true, kind = 'website', picture, jsonLd } = props
  const { t, i18n } = useTranslation('Navbar')
  const brand = t('brand')
  return (
    <>
      <title>{title.includes(brand) ? title : `${title} · ${brand}`}</title>
      <meta name="description" content={description} />
      {!index && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={OG_LOCALES[languageOf(i18n.language)]} />
      <meta name="twitter:card" content="summary_large_image" />
      <SharePicture picture={picture} />
      {jsonLd && <JsonLd facts={jsonLd} />}
    </>
  )
}

// A share link needs the whole address, which only the root loader knows.
const SharePicture = ({ picture }: { picture: string | undefined }) => {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <meta property="og:image" content={new URL(picture ?? DEFAULT_PICTURE.path, site.publicUrl).href} />
      {!picture && <meta property="og:image:width" content={DEFAULT_PICTURE.width} />}
      {!picture && <meta property="og:image:height" content={DEFAULT_PICTURE.height} />}
    </>
  )
}

// Data, not a program: no policy has to trust it. A browser that was not told the facts leaves those of the server.
const JsonLd = ({ facts }: { facts: object }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: jsonInScript(facts) }}
  />
)
