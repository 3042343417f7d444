// React hoists these elements into the head.
import { useTranslation } from '../i18n/useTranslation.tsx'
import { jsonInScript } from './json-in-script.ts'
import { type Article, ShareTags } from './ShareTags.tsx'

type Props = {
  title: string
  /** One or two sentences for search engines. */
  description: string
  /** For link previews, where it differs. Server only. */
  shareDescription?: string | undefined
  /** False for a private or missing page. */
  index?: boolean | undefined
  kind?: 'website' | 'article' | 'profile' | undefined
  /** The URL of a share picture (contract/share-picture.ts). Server only. */
  picture?: string | undefined
  article?: Article | undefined
  /** JSON-LD of schema.org. */
  jsonLd?: object | undefined
}

export const PageMeta = (props: Props) => {
  const { title, description, index = true, jsonLd } = props
  const { t } = useTranslation('Navbar')
  const brand = t('brand')
  return (
    <>
      <title>{title.includes(brand) ? title : `${title} · ${brand}`}</title>
      <meta name="description" content={description} />
      {!index && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && (
        <ShareTags
          title={title}
          description={props.shareDescription ?? description}
          kind={props.kind ?? 'website'}
          picture={props.picture}
          article={props.article}
        />
      )}
      {jsonLd && <JsonLd facts={jsonLd} />}
    </>
  )
}

// JSON-LD is data, which the CSP does not restrict. Without `data` the browser keeps what the server rendered.
export const JsonLd = ({ facts }: { facts: object }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: jsonInScript(facts) }}
  />
)
