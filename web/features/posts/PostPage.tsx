import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useParams, useSearchParams } from 'react-router'
import { textCuts } from '../../../contract/display.ts'
import { call } from '../../lib/http/call.ts'
import { createLoader } from '../../lib/loading/create-loader.ts'
import { formatDate } from '../../lib/format/format.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { throwIfNotFound } from '../../lib/http/not-found.ts'
import { providerCrumbs } from '../../lib/page/market-crumbs.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { PageTrail } from '../../lib/page/PageTrail.tsx'
import { paths } from '../../lib/paths.ts'
import { truncate, truncateDescription } from '../../lib/format/truncate.ts'
import { useProviderVisit } from '../../lib/analytics/useProviderVisit.ts'
import { useViewerQuery } from '../../lib/loading/useViewerQuery.ts'
import { type PendingQuery, QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Container } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { commentsQuery } from '../comments/comments.api.ts'
import { CommentThread } from '../comments/CommentThread.tsx'
import { SaveButton } from '../follows/SaveButton.tsx'
import { ShareButtons } from './parts/lazy-sections.ts'
import { OfferPanel } from './parts/OfferPanel.tsx'
import { useStructuredData } from './parts/post-data.ts'
import { usePostShare } from './parts/usePostShare.ts'
import { PostPictures, PostVideos } from './parts/PostMedia.tsx'
import { PostSidebar } from './parts/PostSidebar.tsx'
import { PostText } from './parts/PostText.tsx'
import styles from './PostPage.module.css'
import { type PostInFull, postQuery } from './posts.api.ts'
import { Badge } from '../../ui/Badge.tsx'
import { PageHead } from '../../ui/PageHead.tsx'

// Contact has the texts of the contact and report dialogs.
export const handle = { namespaces: ['Postpage', 'Contact'] } satisfies PageHandle

/** Without scripts, more comments are on a page of their own. */
const readCursor = (query: URLSearchParams) => query.get('after') ?? ''

export const loader = createLoader(({ call: asVisitor, language, params, url }) => {
  const [id, viewer] = [Number(params.id), null]
  return [
    postQuery(asVisitor, { id, language, viewer }),
    commentsQuery(asVisitor, { postId: id, viewer, after: readCursor(url.searchParams) }),
  ]
})

// Only the first page of a visit is rendered by the server. Later the browser loads the data, with the session.
export const clientLoader = () => null

const PostPage = () => {
  const id = Number(useParams().id)
  const language = useLanguage()
  const post = useViewerQuery((viewer) => postQuery(call, { id, language, viewer }))
  throwIfNotFound(post.error)
  if (post.data) return <PostContent post={post.data} />
  return <PostPlaceholder query={post} />
}

const PostContent = ({ post }: { post: PostInFull }) => {
  const after = readCursor(useSearchParams()[0])
  const { blog_id: postId, created_by_id: ownerId } = post
  const ownerName = post.provider.business_name
  useProviderVisit(ownerId, postId)
  return (
    <>
      <PostMeta post={post} index={!after} />
      <PageTrail crumbs={crumbsOf(post)} />
      <PostHeader post={post} />
      <Container>
        <div className={styles.page}>
          <article className={styles.post}>
            <OfferPanel post={post} />
            <PostPictures post={post} />
            <PostText text={post.content} />
            <PostVideos post={post} />
            <div>
              <SaveButton post={{ id: postId, title: post.title }} />
            </div>
            <ShareButtons path={paths.post(postId)} title={post.title} />
          </article>
          <div className={styles.sidebar}>
            <PostSidebar post={post} />
          </div>
          <div className={styles.comments}>
            <CommentThread key={`${postId}/${after}`} {...{ postId, ownerId, ownerName, after }} />
          </div>
        </div>
      </Container>
    </>
  )
}

const crumbsOf = ({ provider, category_title, title, blog_id }: PostInFull) => [
  ...providerCrumbs(provider, category_title),
  { text: provider.business_name, to: paths.providerProfile(provider.id) },
  { text: truncate(title, textCuts.listing.title), to: paths.post(blog_id) },
]

const PostPlaceholder = ({ query }: { query: PendingQuery }) => {
  const { t } = useTranslation('Postpage')
  return (
    <Container>
      <div className={styles.page}>
        <QueryResult
          query={query}
          loading={<Skeleton shape="card" label={t('loading')} count={1} />}
          title={t('failed')}
          retryText={t('retry')}
        />
      </div>
    </Container>
  )
}

const PostMeta = ({ post, index }: { post: PostInFull; index: boolean }) => {
  const { t } = useTranslation('Postpage', { keyPrefix: 'meta' })
  const { title, provider } = post
  const description = truncateDescription(post.content)
  return (
    <PageMeta
      kind="article"
      index={index}
      // With the date: a business may reuse a title every week.
      title={t('title', {
        title,
        name: `${provider.business_name}, ${formatDate(post.created_at, useLanguage())}`,
      })}
      description={description}
      {...usePostShare(post, description)}
      jsonLd={useStructuredData(post)}
    />
  )
}

const PostHeader = ({ post }: { post: PostInFull }) => {
  const { t } = useTranslation('Postpage')
  const language = useLanguage()
  return (
    <PageHead tone="indigo" title={post.title} text={post.provider.business_name}>
      <p className={styles.details}>
        <Badge>{post.category_title}</Badge>{' '}
        <time dateTime={post.created_at}>
          {t('published', { date: formatDate(post.created_at, language) })}
        </time>
      </p>
    </PageHead>
  )
}

export default PostPage
