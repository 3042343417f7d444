import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'

/** What else belongs to the account. */
export const ProfileAside = () => {
  const { t } = useTranslation('CustomerProfile', { keyPrefix: 'aside' })
  return (
    <SidePanel title={t('title')}>
      <p>{t('password')}</p>
      <ButtonLink look="secondary" wide to={paths.forgotPassword()}>
        {t('updatePassword')}
      </ButtonLink>
      <p>{t('blocked')}</p>
      <ButtonLink look="secondary" wide to={paths.blockedProviders()}>
        {t('manageBlocked')}
      </ButtonLink>
    </SidePanel>
  )
}
