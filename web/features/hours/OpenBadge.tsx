import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { OpeningStatus } from './hours.api.ts'
import styles from './OpenStatus.module.css'
import { useOpenState } from './useOpenState.ts'

/** Nothing for a provider without hours. */
export const OpenBadge = ({ provider }: { provider: OpeningStatus }) => {
  const { t } = useTranslation('Navbar')
  const { is_open: isOpen } = useOpenState(provider)
  if (isOpen === null) return null
  return (
    <span className={isOpen ? styles.open : styles.closed}>
      {t(isOpen ? 'openStatus.open' : 'openStatus.closed')}
    </span>
  )
}
