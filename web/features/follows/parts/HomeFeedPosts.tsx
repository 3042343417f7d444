import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { joinPages } from '../../../lib/loading/list-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { feedQuery } from '../feed.api.ts'
import { FeedCard } from './FeedCard.tsx'
import styles from './HomeFeedPosts.module.css'

export const HomeFeedPosts = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Following', { keyPrefix: 'feed' })
  const headingId = useId()
  return (
    <Container>
      <section aria-labelledby={headingId} className={styles.section}>
        <SectionHeading
          id={headingId}
          title={t('homeTitle')}
          action={<Link to={paths.following()}>{t('all')}</Link>}
        />
        <Posts accountId={accountId} />
      </section>
    </Container>
  )
}

const Posts = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Following', { keyPrefix: 'feed' })
  const { data, isPending, isFetching, refetch } = useInfiniteQuery(feedQuery(accountId, useLanguage()))
  if (isPending)
    return (
      <div className={styles.row}>
        <Skeleton shape="row" label={t('loading')} count={3} />
      </div>
    )
  if (!data)
    return (
      <Message text={<Notice kind="error">{t('failed')}</Notice>}>
        <Button variant="secondary" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Message>
    )
  const { results } = joinPages(data)
  if (results.length === 0)
    return (
      <Message text={<p>{t('homeEmpty')}</p>}>
        <ButtonLink variant="secondary" icon="search" to={paths.providerResults()}>
          {t('find')}
        </ButtonLink>
      </Message>
    )
  return (
    <ul className={styles.row}>
      {results.map((post) => (
        <FeedCard key={post.blog_id} post={post} />
      ))}
    </ul>
  )
}

const Message = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <div className={styles.message}>
    {text}
    {children}
  </div>
)
