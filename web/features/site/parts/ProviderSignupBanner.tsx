import { useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Awning } from '../../../ui/Awning.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { SHOPKEEPERS } from './anchors.ts'
import styles from './ProviderSignupBanner.module.css'

const POINTS = ['window', 'posts', 'requests']

export const ProviderSignupBanner = () => {
  const { t } = useTranslation('Index')
  const headingId = useId()
  return (
    <Container>
      <section aria-labelledby={headingId} data-tone="indigo" className={styles.shop}>
        <Awning tone="marigold" className={styles.awning} />
        <div className={styles.board}>
          <h2 id={headingId} className={styles.title}>
            {t('shop.title')}
          </h2>
          <p>{t('shop.text')}</p>
          <ul className={styles.points}>
            {POINTS.map((key) => (
              <li key={key} className={styles.point}>
                <Icon name="check" />
                <span>{t(`shop.points.${key}`)}</span>
              </li>
            ))}
          </ul>
          <div className={styles.ways}>
            <ButtonLink size="large" icon="store" to={paths.signupProvider()}>
              {t('shop.signUp')}
            </ButtonLink>
            <ButtonLink variant="quiet" to={`${paths.services()}#${SHOPKEEPERS}`} className={styles.more}>
              {t('shop.more')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </Container>
  )
}
