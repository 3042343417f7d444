import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatDuration } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { OpenBadge } from '../../hours/OpenBadge.tsx'
import { VerifiedBadge } from '../../providers/VerifiedBadge.tsx'
import { Rating } from '../../reviews/Rating.tsx'
import type { Need, NeedReply } from '../needs.api.ts'
import { ChooseButton } from './ChooseButton.tsx'
import { priceText } from './need-texts.ts'
import styles from './ReplyCard.module.css'

type Props = { need: Need; reply: NeedReply }

/** The price is at the same place of every card, so that prices are easy to compare. */
export const ReplyCard = ({ need, reply }: Props) => {
  const { t } = useTranslation('Needs')
  const { provider } = reply
  const isChosen = need.chosen_reply_id === reply.reply_id
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <div className={styles.head}>
        <Avatar name={provider.name} src={provider.logo ?? undefined} size="small" />
        <h3 className={styles.name}>
          <Link to={paths.providerProfile(provider.id)}>{provider.name}</Link>
        </h3>
        <p className={styles.price}>{priceText(reply) ?? <small>{t('price.none')}</small>}</p>
      </div>
      <Facts reply={reply} />
      <p className={styles.text}>{reply.text}</p>
      {need.status === 'open' && <ChooseButton need={need} reply={reply} />}
      {isChosen && (
        <>
          <Badge tone="leaf" icon="check">
            {t('one.chosen')}
          </Badge>
          {need.chat_id !== null && (
            <ButtonLink icon="chat" to={`${paths.customerChats()}?chat=${need.chat_id}`}>
              {t('one.chat')}
            </ButtonLink>
          )}
        </>
      )}
    </li>
  )
}

const Facts = ({ reply: { provider, edited_at } }: Pick<Props, 'reply'>) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'one' })
  const { rating, distance_km: km, answer_minutes: minutes, verified } = provider
  return (
    <p className={styles.facts}>
      <Rating rating={rating} /> <OpenBadge provider={provider} />
      {verified && <VerifiedBadge />}
      {km > 0 && <span>{t('distance', { km: Math.round(km) })}</span>}
      {minutes !== null && <span>{t('answers', { time: formatDuration(t, minutes) })}</span>}
      {edited_at && <span>({t('edited')})</span>}
    </p>
  )
}
