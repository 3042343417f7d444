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

/**
 * For lists: a row of 96 px. What must not be cut is first in its line: the time and the price of an offer have a line each, and the date
 * of other posts is before the name of the business.
 */
export const PostRow = ({ post, ends = textCuts.listing, level, hasProviderName, status, action }: Props) => {
  const picture = post.blog_images[0]?.picture
  const offer = useOfferTexts(post)
  const published = <time dateTime={post.created_at}>{formatDate(post.created_at, useLanguage())}</time>
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
        {offer ? <Badge tone={offer.tone}>{offer.label}</Badge> : published}
        {hasProviderName && (
          <>
            {offer ? ' ' : ' · '}
            <b>{post.created_by}</b>
          </>
        )}
      </p>
      {offer && <p>{offer.ended || offer.when}</p>}
      {status}
      <p>{offer?.price ? <b>{offer.price}</b> : truncate(post.content, ends.content)}</p>
    </Card>
  )
}
