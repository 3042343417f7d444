import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { textCuts } from '../../../../contract/display.ts'
import { truncate } from '../../../lib/format/truncate.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Photo } from '../../media/Photo.tsx'
import type { OwnPost } from '../own-posts.api.ts'
import { useOfferTexts } from '../useOfferTexts.ts'
import styles from './OlderPostCard.module.css'

type Props = { post: OwnPost; onDelete: () => void }

export const OlderPostCard = ({ post, onDelete }: Props) => {
  const { t } = useTranslation('ViewOlderPost')
  const picture = post.blog_images[0]?.picture
  return (
    <Card
      density="row"
      level={2}
      title={truncate(post.title, textCuts.providerPost.title)}
      media={picture && <Photo picture={picture} alt="" sizes="6rem" />}
      footer={<Actions post={post} onDelete={onDelete} />}
    >
      <p>
        <time dateTime={post.created_at}>{formatDate(post.created_at, useLanguage())}</time>
        {' · '}
        <span>{t('comments', { count: post.comment_count })}</span>
      </p>
      {post.is_hidden ? (
        <p>
          <Badge>{t('hidden.title')}</Badge>
        </p>
      ) : (
        <Offer post={post} />
      )}
      <p>{truncate(post.content, textCuts.providerPost.content)}</p>
    </Card>
  )
}

const Offer = ({ post }: { post: OwnPost }) => {
  const offer = useOfferTexts(post)
  return (
    offer && (
      <p>
        <Badge tone={offer.tone}>{offer.label}</Badge> {offer.ended || offer.when}
      </p>
    )
  )
}

const Actions = ({ post, onDelete }: Props) => {
  const { t } = useTranslation('ViewOlderPost')
  const { blog_id: id, title } = post
  return (
    <>
      {post.is_hidden ? (
        <p className={styles.hidden}>{t('hidden.text')}</p>
      ) : (
        <PostLinks id={id} title={title} />
      )}
      <Button variant="quiet" size="small" onClick={onDelete} aria-label={t('deleteThis', { title })}>
        {t('deleteShort')}
      </Button>
    </>
  )
}

/** A hidden post has neither a page nor a form. */
const PostLinks = ({ id, title }: { id: number; title: string }) => {
  const { t } = useTranslation('ViewOlderPost')
  return (
    <>
      <ButtonLink variant="quiet" size="small" to={paths.post(id)} aria-label={t('readMoreOf', { title })}>
        {t('readMore')}
      </ButtonLink>
      <ButtonLink variant="quiet" size="small" to={paths.editPost(id)} aria-label={t('editThis', { title })}>
        {t('editShort')}
      </ButtonLink>
    </>
  )
}
