import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { type LinkProps, useSearchParams } from 'react-router'
import { Link } from '../../../ui/Link.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { PostCard } from '../../posts/PostCard.tsx'
import { OVERVIEW, type SearchOverview } from '../results.api.ts'
import { withNewSearch } from './url-params.ts'
import { FoundProviderCard } from './FoundProviderCard.tsx'
import styles from './LoadMoreList.module.css'
import { NoResults } from './lazy-sections.ts'

export const SearchOverviewSections = ({ found }: { found: SearchOverview }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  const { providers, posts } = found
  return (
    <>
      {providers.length === 0 ? (
        <NoResults found={found} kind={posts.length > 0 ? 'providers' : undefined} />
      ) : (
        <OverviewSection
          hasRows
          title={t('types.providers')}
          allText={t('allProviders')}
          all={
            providers.length > OVERVIEW.providers ? withNewSearch(query, { type: 'providers' }) : undefined
          }
        >
          {providers.slice(0, OVERVIEW.providers).map((provider, at) => (
            <FoundProviderCard key={provider.id} provider={provider} level={3} first={at === 0} />
          ))}
        </OverviewSection>
      )}
      <SimilarProviders found={found} />
      {posts.length > 0 && (
        <OverviewSection
          title={t('types.posts')}
          allText={t('allPosts')}
          all={posts.length > OVERVIEW.posts ? withNewSearch(query, { type: 'posts' }) : undefined}
        >
          {posts.slice(0, OVERVIEW.posts).map((post) => (
            <PostCard key={post.blog_id} post={post} />
          ))}
        </OverviewSection>
      )}
    </>
  )
}

/** Weaker matches, with the words that they do not match. */
export const SimilarProviders = ({ found: { similar, dropped } }: { found: SearchOverview }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  if (similar.length === 0) return null
  const words = dropped.map((word) => `“${word}”`).join(', ')
  return (
    <OverviewSection hasRows title={t('similar')} text={dropped.length > 0 && t('without', { words })}>
      {similar.map((provider) => (
        <FoundProviderCard key={provider.id} provider={provider} level={3} />
      ))}
    </OverviewSection>
  )
}

type OverviewSectionProps = {
  title: string
  text?: ReactNode
  allText?: string
  all?: LinkProps['to'] | undefined
  hasRows?: boolean
  children: ReactNode
}

const OverviewSection = ({ title, text, allText, all, hasRows, children }: OverviewSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.list}>
      <SectionHeading id={id} title={title} action={all && <Link to={all}>{allText}</Link>} />
      {text && <p>{text}</p>}
      <div className={hasRows ? styles.rows : styles.cards}>{children}</div>
    </section>
  )
}
