import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Section } from './Section.tsx'
import styles from './Services.module.css'

const RULES: { key: string; icon: IconName }[] = [
  { key: 'verified', icon: 'check' },
  { key: 'order', icon: 'search' },
  { key: 'reports', icon: 'flag' },
  { key: 'blocks', icon: 'ban' },
  { key: 'privacy', icon: 'eye-off' },
  { key: 'leaving', icon: 'logout' },
]

export const HonestMarket = () => {
  const { t } = useTranslation('Services')
  return (
    <Section title={t('honest.title')}>
      <ul className={styles.rules}>
        {RULES.map(({ key, icon }) => (
          <li key={key} className={styles.rule}>
            <Icon name={icon} />
            <p>{t(`honest.${key}`)}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.privacy()}>{t('honest.policy')}</Link>
      </p>
    </Section>
  )
}
