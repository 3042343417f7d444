import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { LanguageEntries } from './lazy-sections.ts'
import { LanguageSign } from './text-outlines.tsx'
import styles from './trigger.module.css'

export const LanguageMenu = () => {
  const { t } = useTranslation('Navbar')
  return (
    <Menu
      label={t('language')}
      renderButton={(bind) => (
        <button {...bind} type="button" className={styles.trigger} aria-label={t('language')}>
          <LanguageSign />
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      )}
    >
      <LanguageEntries />
    </Menu>
  )
}
