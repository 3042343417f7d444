import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { PushOffer } from '../../../lib/push/push-offer.ts'
import { paths } from '../../../lib/paths.ts'
import { showCustomerToast } from '../../../lib/toast.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { device } from '../device.ts'
import { noteDeclined } from '../offer-limits.ts'
import { useDevicePush } from '../useDevicePush.ts'
import styles from './PushCard.module.css'
import { pushProblem } from './push-problem.ts'

type Props = { accountId: number; offer: PushOffer; onClose: () => void }

/** Offers push notifications without taking the focus. The browser's prompt follows after 'Yes'. */
export const PushCard = ({ accountId, offer, onClose }: Props) => {
  const { t } = useTranslation('Push')
  const here = t(`device.${device()}`)
  const decline = () => {
    noteDeclined()
    onClose()
  }
  const { state, turn, isTurning, error } = useDevicePush(accountId, (turned) => {
    if (turned === 'on') showCustomerToast({ kind: 'success', text: t('card.done') })
    if (turned === 'on') onClose()
    // The browser's prompt was dismissed.
    if (turned === 'off') decline()
  })
  return (
    <aside aria-labelledby="push-card" className={styles.card}>
      <Icon name="bell" className={styles.bell} />
      <div className={styles.text}>
        <h2 id="push-card" className={styles.title}>
          <output>{t(`card.${offer.about}`, { device: here, ...offer })}</output>
        </h2>
        {state === 'denied' ? <Denied onClose={onClose} /> : <p>{t('card.text')}</p>}
        {error && <p className={styles.problem}>{pushProblem(t, error)}</p>}
        {state !== 'denied' && (
          <Cluster space="tight">
            <Button size="small" loading={isTurning} onClick={() => turn(true)}>
              {t('card.yes')}
            </Button>
            <Button size="small" variant="quiet" onClick={decline}>
              {t('card.notNow')}
            </Button>
          </Cluster>
        )}
      </div>
    </aside>
  )
}

const Denied = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('Push')
  return (
    <>
      <p>{t('device.denied')}</p>
      <Cluster space="tight">
        <ButtonLink size="small" variant="secondary" to={paths.notificationSettings()} onClick={onClose}>
          {t('card.howTo')}
        </ButtonLink>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('card.close')}
        </Button>
      </Cluster>
    </>
  )
}
