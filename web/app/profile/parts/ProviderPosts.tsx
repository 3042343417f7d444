import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { textCuts } from '../../../../contract/display.ts'
import { lists } from '../../../../contract/limits.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useViewerQuery } from '../../../lib/loading/useViewerQuery.ts'
import { useHydrated } from '../../../lib/browser/useHydrated.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { paths } from '../../../lib/paths.ts'
import { PostRow } from '../../../features/posts/PostRow.tsx'
import { providerProfileQuery } from '../../../features/providers/providers.api.ts'
import styles from './ProviderPosts.module.css'

type Props = { id: number; firstPage: number }

/** Starts with the page of the query string; each press appends the next page. */
export const ProviderPosts = ({ id, firstPage }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'posts' })
  const [lastPage, setLastPage] = useState(firstPage)
  const headingId = useId()
  const box = useRef<HTMLDivElement>(null)
  const pages = Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at)
  return (
    <section id="posts" aria-labelledby={headingId} className={styles.posts}>
      <SectionHeading id={headingId} title={t('title')} />
      <div ref={box} className={styles.rows}>
        {pages.map((page, at) => (
          <PageOfPosts key={page} {...{ id, page, box }} before={at * lists.profilePosts} />
        ))}
      </div>
      <LoadMorePosts {...{ id, firstPage, lastPage }} onMore={setLastPage} />
    </section>
  )
}

const usePage = (id: number, page: number) => {
  const language = useLanguage()
  return useViewerQuery((viewer) => providerProfileQuery(call, { id, page, language, viewer }))
}

type PageProps = { id: number; page: number; before: number; box: RefObject<HTMLElement | null> }

const PageOfPosts = ({ id, page, before, box }: PageProps) => {
  const { data } = usePage(id, page)
  const isLoaded = data !== undefined
  // After 'load more' the first new post gets the focus.
  useEffect(() => {
    if (isLoaded && before > 0) box.current?.querySelectorAll('article')[before]?.querySelector('a')?.focus()
  }, [isLoaded, before, box])
  return data?.blogs.map((post) => <PostRow key={post.blog_id} post={post} ends={textCuts.providerPost} />)
}

type LoadMorePostsProps = Props & { lastPage: number; onMore: (page: number) => void }

const LoadMorePosts = ({ id, firstPage, lastPage, onMore }: LoadMorePostsProps) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'posts' })
  const newest = usePage(id, lastPage)
  const isHydrated = useHydrated()
  const { blogs = [], pagination } = newest.data ?? {}
  const more = () => (newest.isError ? newest.refetch() : onMore(lastPage + 1))

  if (lastPage === 1 && newest.isSuccess && blogs.length === 0)
    return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <>
      {newest.isError && <Notice kind="error">{t('failed')}</Notice>}
      <Cluster>
        {firstPage > 1 && (
          <ButtonLink
            variant="quiet"
            icon="arrow-left"
            to={firstPage > 2 ? `?page=${firstPage - 1}` : paths.providerPosts(id)}
          >
            {t('newer')}
          </ButtonLink>
        )}
        {(pagination?.has_next || newest.isError) &&
          (isHydrated ? (
            <Button
              variant="secondary"
              loading={newest.isPlaceholderData}
              loadingText={t('loading')}
              onClick={more}
            >
              {t('more')}
            </Button>
          ) : (
            <ButtonLink variant="secondary" to={`?page=${lastPage + 1}`}>
              {t('more')}
            </ButtonLink>
          ))}
      </Cluster>
    </>
  )
}
