import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Cluster } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { AskBusinesses } from '../AskBusinesses.tsx'
import type { Need } from '../needs.api.ts'
import { CloseButton } from './CloseButton.tsx'
import { NeedDetails } from './NeedDetails.tsx'
import { timeLeftText } from './need-texts.ts'
import styles from './OwnNeed.module.css'
import { ReplyCard } from './ReplyCard.tsx'

/** For the customer: the replies first, side by side. */
export const OwnNeed = ({ need }: { need: Need }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'one' })
  const { t: tNeeds } = useTranslation('Needs')
  const language = useLanguage()
  const isOpen = need.status === 'open'
  return (
    <>
      <StateNotice need={need} />
      {need.replies.length > 0 && (
        <section className={styles.replies} aria-labelledby="need-replies">
          <SectionHeading id="need-replies" title={t('replies', { count: need.replies.length })} />
          <ul className={styles.cards}>
            {need.replies.map((reply) => (
              <ReplyCard key={reply.reply_id} need={need} reply={reply} />
            ))}
          </ul>
        </section>
      )}
      <div className={styles.details}>
        <NeedDetails
          need={need}
          title={`${t('yours')}, ${formatDate(need.created_at, language)}`}
          facts={[
            need.asked_count > 0 ? t('asked', { count: need.asked_count }) : undefined,
            isOpen ? timeLeftText(tNeeds, need) : undefined,
          ]}
        />
      </div>
      <Cluster>{isOpen ? <CloseButton need={need} /> : <AskBusinesses variant="secondary" />}</Cluster>
    </>
  )
}

const StateNotice = ({ need: { status, is_hidden, asked_count: count, replies } }: { need: Need }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'one' })
  if (is_hidden) return <Notice kind="warning">{t('hidden')}</Notice>
  if (status === 'closed' || status === 'expired') return <Notice kind="info">{t(status)}</Notice>
  if (status !== 'open' || replies.length > 0) return null
  return (
    <Notice kind="info" title={t('waitingTitle')}>
      {t('waiting', { count })}
    </Notice>
  )
}
