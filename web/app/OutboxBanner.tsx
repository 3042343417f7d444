import { useTranslation } from '../lib/i18n/useTranslation.tsx'
import { paths } from '../lib/paths.ts'
import { useSite } from '../lib/page/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import styles from './OutboxBanner.module.css'

/** For the visit; note-visit.ts hides the banner of the next page before the first paint. */
const close = () => {
  sessionStorage.setItem('trial_note', 'closed')
  document.documentElement.dataset.trialNote = 'closed'
}

/** A trial sends nothing out, so it must say where the codes are. */
export const OutboxBanner = () => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'outbox' })
  if (!useSite()?.hasOutbox) return null
  return (
    <aside aria-label={t('label')} className={styles.strip}>
      <Link to={paths.outbox()} className={styles.link}>
        <span className={styles.text}>{t('text')}</span>
        <Icon name="arrow-right" />
      </Link>
      <IconButton icon="close" label={t('close')} onClick={close} className={styles.close} />
    </aside>
  )
}
