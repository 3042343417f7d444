import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Perks } from '../parts/Perks.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import styles from './SignupAside.module.css'

const PERKS = [
  ['comment', 'edit'],
  ['talk', 'chat'],
  ['block', 'ban'],
] as const satisfies readonly [string, IconName][]

export const SignupAside = () => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'aside' })
  return (
    <>
      <SidePanel title={t('title')}>
        <Perks perks={PERKS.map(([perk, icon]) => ({ icon, text: t(perk) }))} />
        <p>{t('browse')}</p>
      </SidePanel>
      <div className={styles.known}>
        <p>{t('known')}</p>
        <ButtonLink variant="secondary" to={paths.loginCustomer()}>
          {t('login')}
        </ButtonLink>
      </div>
      <p>
        {t('shop')} <Link to={paths.signupProvider()}>{t('shopLink')}</Link>
      </p>
    </>
  )
}
