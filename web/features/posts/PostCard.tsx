import { textCuts } from '../../../contract/display.ts'
import { truncate } from '../../lib/format/truncate.ts'
import { formatDate } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Photo } from '../media/Photo.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import type { Post } from './posts.api.ts'

const SIZES = '(min-width: 600px) 24rem, 100vw'

type Props = {
  post: Post
  /** Maximum lengths. */
  ends?: { title: number; content: number }
  level?: 2 | 3 | undefined
  /** The first picture on the screen is loaded with high priority. */
  first?: boolean | undefined
  hasProviderName?: boolean | undefined
  /** In a row of cards, a card without a picture has an empty frame. */
  inRow?: boolean
}

export const PostCard = ({
  post,
  ends = textCuts.listing,
  level,
  first,
  hasProviderName,
  inRow = false,
}: Props) => {
  const picture = post.blog_images[0]?.picture
  const withoutPicture = inRow ? null : undefined
  return (
    <Card
      title={truncate(post.title, ends.title)}
      to={paths.post(post.blog_id)}
      level={level}
      media={picture ? <Photo picture={picture} alt="" sizes={SIZES} first={first} /> : withoutPicture}
      footer={
        <>
          {hasProviderName && <b>{post.created_by}</b>}{' '}
          <time dateTime={post.created_at}>{formatDate(post.created_at, useLanguage())}</time>
        </>
      }
    >
      <OfferSummary post={post} />
      <p>{truncate(post.content, ends.content)}</p>
    </Card>
  )
}
