import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { AskBusinesses } from '../../needs/AskBusinesses.tsx'
import styles from './AskSection.module.css'

export const AskSection = () => {
  const { t } = useTranslation('Index', { keyPrefix: 'ask' })
  return (
    <Container>
      <section aria-labelledby="ask-title" className={styles.ask}>
        <div>
          <h2 id="ask-title" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <AskBusinesses />
      </section>
    </Container>
  )
}
