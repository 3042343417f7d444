// React lifts these into the head, on the server and after every change of page or language.
import { useTranslation } from '../i18n/useTranslation.tsx'
import { jsonInScript } from './json-in-script.ts'
import { type Article, ShareTags } from './ShareTags.tsx'

type Props = {
  title: string
  /** One or two sentences: what a search engine shows. */
  description: string
  /** What a chat shows of a shared link, where that is something else. Only the server needs it. */
  shareDescription?: string | undefined
  /** False for a page that only its own visitor can use, or that is not there yet. */
  index?: boolean | undefined
  kind?: 'website' | 'article' | 'profile' | undefined
  /** The address of a share picture (contract/share-picture.ts); Haat's own otherwise. Only the server needs it. */
  picture?: string | undefined
  /** Of a post. */
  article?: Article | undefined
  /** What the page is about, in schema.org's words, for machines that read it: one thing, or a list. */
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

// Data, not a program: no policy has to trust it. A browser that was not told the facts leaves those of the server.
export const JsonLd = ({ facts }: { facts: object }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: jsonInScript(facts) }}
  />
)
