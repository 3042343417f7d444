import { useTranslation } from '../lib/i18n/useTranslation.tsx'
import { paths } from '../lib/paths.ts'
import { useSite } from '../lib/page/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import styles from './OutboxBanner.module.css'

/** A trial sends nothing out, so it must say where the codes are. */
export const OutboxBanner = () => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'outbox' })
  if (!useSite()?.hasOutbox) return null
  return (
    <aside aria-label={t('label')} className={styles.strip}>
      <Link to={paths.outbox()} className={styles.link}>
        {t('text')}
        <Icon name="arrow-right" />
      </Link>
    </aside>
  )
}
