import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { SHOPKEEPERS } from './anchors.ts'
import { Section } from './Section.tsx'
import styles from './Services.module.css'

const STEPS = ['signUp', 'window', 'posts', 'replies', 'requests', 'chat']

export const ShopkeeperServices = () => {
  const { t } = useTranslation('Services')
  return (
    <Section id={SHOPKEEPERS} title={t('shopkeepers.title')} woven>
      <p className={styles.lead}>{t('shopkeepers.lead')}</p>
      <ol className={styles.steps}>
        {STEPS.map((key) => (
          <li key={key} className={styles.step}>
            <h3>{t(`shopkeepers.${key}.title`)}</h3>
            <p>{t(`shopkeepers.${key}.text`)}</p>
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink size="large" icon="store" to={paths.signupProvider()}>
          {t('shopkeepers.join')}
        </ButtonLink>
      </div>
    </Section>
  )
}
