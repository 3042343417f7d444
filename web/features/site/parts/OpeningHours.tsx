import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LetterBox } from './LetterBox.tsx'
import styles from './OpeningHours.module.css'

export const OpeningHours = () => {
  const { t } = useTranslation('Contact')
  return (
    <aside className={styles.aside}>
      <div data-tone="marigold" className={styles.sign}>
        <LetterBox className={styles.letters} />
        <div className={styles.hours}>
          <h2 className={styles.title}>{t('hours.title')}</h2>
          <p className={styles.line}>
            <Icon name="clock" />
            <span>
              <strong>{t('hours.days')}</strong>
              <br />
              {t('hours.time')}
            </span>
          </p>
          <p className={styles.line}>
            <Icon name="pin" />
            {t('hours.place')}
          </p>
        </div>
      </div>
      <p>
        {t('hours.shops')} <Link to={paths.home()}>{t('hours.findShop')}</Link>
      </p>
      <p>
        <Link to={paths.privacy()}>{t('hours.privacy')}</Link>
      </p>
    </aside>
  )
}
