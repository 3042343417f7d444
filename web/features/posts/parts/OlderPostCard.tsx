import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { textCuts } from '../../../../contract/display.ts'
import { truncate } from '../../../lib/format/truncate.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Photo } from '../../media/Photo.tsx'
import type { OwnPost } from '../own-posts.api.ts'
import { OfferSummary } from '../OfferSummary.tsx'
import styles from './OlderPostCard.module.css'

const SIZES = '(min-width: 600px) 24rem, 100vw'

export const OlderPostCard = ({ post, onDelete }: { post: OwnPost; onDelete: () => void }) => {
  const picture = post.blog_images[0]?.picture
  return (
    <Card
      level={2}
      title={truncate(post.title, textCuts.providerPost.title)}
      media={picture && <Photo picture={picture} alt="" sizes={SIZES} />}
      footer={<Footer post={post} onDelete={onDelete} />}
    >
      {post.is_hidden && <HiddenNotice />}
      <OfferSummary post={post} />
      <p className={styles.content}>{truncate(post.content, textCuts.providerPost.content)}</p>
    </Card>
  )
}

const HiddenNotice = () => {
  const { t } = useTranslation('ViewOlderPost', { keyPrefix: 'hidden' })
  return (
    <Notice kind="warning" title={t('title')}>
      {t('text')}
    </Notice>
  )
}

const Footer = ({ post, onDelete }: { post: OwnPost; onDelete: () => void }) => {
  const { t } = useTranslation('ViewOlderPost')
  const { blog_id: id, title, comment_count: count } = post
  return (
    <>
      <p className={styles.details}>
        <time dateTime={post.created_at}>{formatDate(post.created_at, useLanguage())}</time>
        <span className={styles.comments}>
          <Icon name="chat" />
          {t('comments', { count })}
        </span>
      </p>
      <div className={styles.actions}>
        {!post.is_hidden && <PostLinks id={id} title={title} />}
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          onClick={onDelete}
          aria-label={t('deleteThis', { title })}
        >
          {t('deleteShort')}
        </Button>
      </div>
    </>
  )
}

/** A hidden post has neither a page nor a form. */
const PostLinks = ({ id, title }: { id: number; title: string }) => {
  const { t } = useTranslation('ViewOlderPost')
  return (
    <>
      <ButtonLink
        variant="secondary"
        size="small"
        to={paths.post(id)}
        aria-label={t('readMoreOf', { title })}
      >
        {t('readMore')}
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        size="small"
        icon="edit"
        to={paths.editPost(id)}
        aria-label={t('editThis', { title })}
      >
        {t('editShort')}
      </ButtonLink>
    </>
  )
}
