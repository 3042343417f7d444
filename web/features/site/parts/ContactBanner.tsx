import { useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Container } from '../../../ui/Layout.tsx'
import styles from './ContactBanner.module.css'
import { LetterBox } from './LetterBox.tsx'

export const ContactBanner = () => {
  const { t } = useTranslation('Index')
  const headingId = useId()
  return (
    <Container>
      <section aria-labelledby={headingId} className={styles.banner}>
        <LetterBox />
        <div className={styles.words}>
          <h2 id={headingId}>{t('contact.title')}</h2>
          <p>{t('contact.text')}</p>
          <ButtonLink variant="secondary" icon="mail" to={paths.contact()}>
            {t('contact.link')}
          </ButtonLink>
        </div>
      </section>
    </Container>
  )
}
