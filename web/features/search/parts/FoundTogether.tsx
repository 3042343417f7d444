import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps, useSearchParams } from 'react-router'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { PostCard } from '../../posts/PostCard.tsx'
import type { EverythingFound } from '../results.api.ts'
import { changedSearch } from './address.ts'
import { FoundProviderCard } from './FoundProviderCard.tsx'
import styles from './GrowingList.module.css'
import { WayOn } from './WayOn.tsx'

// Whole rows of three: enough to see what there is. The rest is one press away.
const FIRST_PROVIDERS = 6
const FIRST_POSTS = 3

/** The first of both kinds, with the way to all of each. */
export const FoundTogether = ({ found }: { found: EverythingFound }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  const { providers, posts } = found
  if (providers.length + posts.length === 0) return <WayOn found={found} kind={undefined} />
  return (
    <>
      {providers.length === 0 ? (
        <WayOn found={found} kind="providers" />
      ) : (
        <Some
          title={t('types.providers')}
          allText={t('allProviders')}
          all={providers.length > FIRST_PROVIDERS ? changedSearch(query, { type: 'providers' }) : undefined}
        >
          {providers.slice(0, FIRST_PROVIDERS).map((provider, at) => (
            <FoundProviderCard key={provider.id} provider={provider} at={at} level={3} />
          ))}
        </Some>
      )}
      {posts.length > 0 && (
        <Some
          title={t('types.posts')}
          allText={t('allPosts')}
          all={posts.length > FIRST_POSTS ? changedSearch(query, { type: 'posts' }) : undefined}
        >
          {posts.slice(0, FIRST_POSTS).map((post) => (
            <PostCard key={post.blog_id} post={post} />
          ))}
        </Some>
      )}
    </>
  )
}

type SomeProps = { title: string; allText: string; all: LinkProps['to'] | undefined; children: ReactNode }

const Some = ({ title, allText, all, children }: SomeProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.list}>
      <SectionHeading id={id} title={title} action={all && <Link to={all}>{allText}</Link>} />
      <div className={styles.cards}>{children}</div>
    </section>
  )
}
