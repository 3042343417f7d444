import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { ShownOpenState } from './hours.api.ts'
import styles from './OpenStatus.module.css'
import { useOpenState } from './useOpenState.ts'

/** 'Open now' or 'Closed now' on a card; nothing for a provider without hours. It corrects itself while the page is open. */
export const OpenMark = ({ provider }: { provider: ShownOpenState }) => {
  const { t } = useTranslation('Navbar')
  const { is_open: isOpen } = useOpenState(provider)
  if (isOpen === null) return null
  return (
    <span className={isOpen ? styles.open : styles.closed}>
      {t(isOpen ? 'openStatus.open' : 'openStatus.closed')}
    </span>
  )
}
