import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Need } from '../needs.api.ts'
import { DeclineButton } from './DeclineButton.tsx'
import { budgetText, placeOf, priceText, timeLeftText } from './need-texts.ts'
import styles from './ReceivedRow.module.css'

export const receivedElementId = ({ need_id: id }: Need) => `need-${id}`

export const ReceivedRow = ({ need }: { need: Need }) => {
  const { t } = useTranslation('Needs')
  const name = need.customer?.name ?? ''
  const [reply] = need.replies
  const facts = [
    placeOf(need),
    t(`when.${need.when}`),
    budgetText(t, need),
    need.images.length > 0 ? t('received.photos', { count: need.images.length }) : undefined,
  ]
  return (
    <li id={receivedElementId(need)} tabIndex={-1} className={styles.row}>
      <p className={styles.head}>
        <Link to={paths.receivedNeed(need.need_id)}>
          <b>{name}</b>
        </Link>
        {reply ? <ReplyStatus need={need} /> : <Badge>{timeLeftText(t, need)}</Badge>}
      </p>
      <p className={styles.text}>{need.text}</p>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {reply ? (
        <p className={styles.facts}>
          {t('received.ownReply')}: <b>{priceText(reply) ?? t('price.none')}</b>
        </p>
      ) : (
        <div className={styles.buttons}>
          <ButtonLink
            size="small"
            to={paths.receivedNeed(need.need_id)}
            aria-label={t('received.replyTo', { name })}
          >
            {t('received.reply')}
          </ButtonLink>
          <DeclineButton need={need} />
        </div>
      )}
    </li>
  )
}

const ReplyStatus = ({ need: { status, chosen_reply_id } }: { need: Need }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'received.statuses' })
  // Null when another business was chosen.
  if (chosen_reply_id !== null) return <Badge tone="leaf">{t('chosen')}</Badge>
  return status === 'open' ? <Badge>{t('open')}</Badge> : <Badge tone="indigo">{t('closed')}</Badge>
}
