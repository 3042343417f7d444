import type { ComponentProps, ReactNode } from 'react'
import { textCuts } from '../../../contract/display.ts'
import { truncate } from '../../lib/format/truncate.ts'
import { formatDate } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Photo } from '../media/Photo.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import type { PostCard } from './PostCard.tsx'

type Props = Pick<ComponentProps<typeof PostCard>, 'post' | 'ends' | 'level' | 'hasProviderName'> & {
  /** About this post in the list, such as that it was removed. */
  status?: ReactNode
  action?: ReactNode
}

/** For lists: a row of 96 px. */
export const PostRow = ({ post, ends = textCuts.listing, level, hasProviderName, status, action }: Props) => {
  const picture = post.blog_images[0]?.picture
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
        {hasProviderName && (
          <>
            <b>{post.created_by}</b> ·{' '}
          </>
        )}
        <time dateTime={post.created_at}>{formatDate(post.created_at, useLanguage())}</time>
      </p>
      <OfferSummary post={post} />
      {status}
      <p>{truncate(post.content, ends.content)}</p>
    </Card>
  )
}
