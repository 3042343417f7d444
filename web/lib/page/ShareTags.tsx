// Open Graph and X tags for link previews. Rendered on the server only, since crawlers read its HTML.
import { languageOf, LANGUAGES } from '../../../contract/language.ts'
import { sharePictureSize } from '../../../contract/share-picture.ts'
import { useTranslation } from '../i18n/useTranslation.tsx'
import { useSite } from './site.ts'

const OG_LOCALES = { en: 'en_IN', hi: 'hi_IN' } as const
const DEFAULT_PICTURE = '/share.png'

export type Article = {
  publishedAt: string
  modifiedAt: string
  section: string
  /** The path of the author's page. */
  author: string
}

export type ShareTagsProps = {
  title: string
  description: string
  kind: 'website' | 'article' | 'profile'
  picture: string | undefined
  article: Article | undefined
}

const Property = ({ name, content }: { name: string; content: string | number }) => (
  <meta property={name} content={String(content)} />
)

export const ShareTags = ({ title, description, kind, picture, article }: ShareTagsProps) => {
  const { t, i18n } = useTranslation('Navbar')
  const site = useSite()
  const language = languageOf(i18n.language)
  return (
    <>
      <Property name="og:title" content={title} />
      <Property name="og:description" content={description} />
      <Property name="og:type" content={kind} />
      <Property name="og:site_name" content={t('brand')} />
      <Property name="og:locale" content={OG_LOCALES[language]} />
      {LANGUAGES.filter((each) => each !== language).map((each) => (
        <Property key={each} name="og:locale:alternate" content={OG_LOCALES[each]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {site && <PictureTags url={new URL(picture ?? DEFAULT_PICTURE, site.publicUrl).href} alt={title} />}
      {site && article && <ArticleTags article={article} publicUrl={site.publicUrl} />}
    </>
  )
}

// With a size, the picture appears the first time that a link is shared.
const PictureTags = ({ url, alt }: { url: string; alt: string }) => (
  <>
    <Property name="og:image" content={url} />
    <Property name="og:image:type" content={url.endsWith('.jpg') ? 'image/jpeg' : 'image/png'} />
    <Property name="og:image:width" content={sharePictureSize.width} />
    <Property name="og:image:height" content={sharePictureSize.height} />
    <Property name="og:image:alt" content={alt} />
    <meta name="twitter:image" content={url} />
    <meta name="twitter:image:alt" content={alt} />
  </>
)

const ArticleTags = ({ article, publicUrl }: { article: Article; publicUrl: string }) => (
  <>
    <Property name="article:published_time" content={article.publishedAt} />
    <Property name="article:modified_time" content={article.modifiedAt} />
    <Property name="article:section" content={article.section} />
    <Property name="article:author" content={new URL(article.author, publicUrl).href} />
  </>
)
