import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useIndiaDay } from '../../../lib/time/useIndiaDay.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { OfferSummary } from '../OfferSummary.tsx'
import { eventCalendarUrl, type PostInFull } from '../posts.api.ts'
import { useHasEnded } from '../useHasEnded.ts'
import { eventText } from './kind-texts.ts'
import styles from './OfferPanel.module.css'

export const OfferPanel = ({ post }: { post: PostInFull }) => {
  const { t } = useTranslation('Navbar')
  const [language, today] = [useLanguage(), useIndiaDay()]
  const hasEnded = useHasEnded(post)
  if (post.kind === 'update') return null
  return (
    <div className={styles.panel}>
      <OfferSummary
        post={post}
        times={post.kind === 'event' ? eventText(post, { t, language, today }) : ''}
      />
      {hasEnded ? <EndedNotice post={post} /> : <Details post={post} />}
    </div>
  )
}

const Details = ({ post }: { post: PostInFull }) => {
  const { t } = useTranslation('Postpage', { keyPrefix: 'offer' })
  const language = useLanguage()
  return (
    <>
      {post.offer_code && (
        <p>
          {t('code')} <code className={styles.code}>{post.offer_code}</code>
        </p>
      )}
      {post.kind === 'event' && (
        <p>
          <a href={eventCalendarUrl(post.blog_id, language)} download className={styles.calendar}>
            <Icon name="plus" />
            {t('calendar')}
          </a>
        </p>
      )}
    </>
  )
}

const EndedNotice = ({ post: { kind, provider } }: { post: PostInFull }) => {
  const { t } = useTranslation('Postpage', { keyPrefix: 'offer' })
  return (
    <Notice kind="info" title={t(kind === 'event' ? 'eventEnded' : 'offerEnded')}>
      <Link to={paths.providerPosts(provider.id)}>{t('current', { name: provider.business_name })}</Link>
    </Notice>
  )
}
