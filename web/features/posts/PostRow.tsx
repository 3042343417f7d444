import type { ComponentProps, ReactNode } from 'react'
import { textCuts } from '../../../contract/display.ts'
import { truncate } from '../../lib/format/truncate.ts'
import { formatDate } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Photo } from '../media/Photo.tsx'
import type { PostCard } from './PostCard.tsx'
import { useOfferTexts } from './useOfferTexts.ts'

type Props = Pick<ComponentProps<typeof PostCard>, 'post' | 'ends' | 'level' | 'hasProviderName'> & {
  /** About this post in the list, such as that it was removed. */
  status?: ReactNode
  action?: ReactNode
}

/** For lists: a row of 96 px. The time and the price of an offer have a line each, since they must not be cut. */
export const PostRow = ({ post, ends = textCuts.listing, level, hasProviderName, status, action }: Props) => {
  const picture = post.blog_images[0]?.picture
  const offer = useOfferTexts(post)
  return (
    <Card
      density="row"
      title={truncate(post.title, ends.title)}
      to={paths.post(post.blog_id)}
      level={level}
      media={picture && <Photo picture={picture} alt="" sizes="6rem" />}
      action={action}
    >
      <p>
        {offer && (
          <>
            <Badge tone={offer.tone}>{offer.label}</Badge>{' '}
          </>
        )}
        {hasProviderName && (
          <>
            <b>{post.created_by}</b> ·{' '}
          </>
        )}
        <time dateTime={post.created_at}>{formatDate(post.created_at, useLanguage())}</time>
      </p>
      {offer && <p>{offer.ended || offer.when}</p>}
      {status}
      <p>{offer?.price ? <b>{offer.price}</b> : truncate(post.content, ends.content)}</p>
    </Card>
  )
}
