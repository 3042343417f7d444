import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { SoonDialog as Soon } from '../../../ui/SoonDialog.tsx'
import type { PublicProvider } from '../providers.api.ts'
import { callUrl, mailUrl, wayTo } from './reach.ts'

type Props = {
  action: 'contact' | 'report' | 'block' | 'chat'
  provider: PublicProvider
  onClose: () => void
}

export const SoonDialog = ({ action, provider, onClose }: Props) => {
  const { t } = useTranslation('ProviderProfile')
  const { t: tBar } = useTranslation('Navbar')
  const isAboutShop = action === 'report' || action === 'block'
  return (
    <Soon
      title={t(`${action}.title`)}
      text={t(`${action}.soon`, { name: provider.business_name })}
      closeLabel={tBar('close')}
      onClose={onClose}
    >
      {isAboutShop ? <WayToAdmins /> : <WaysToShop provider={provider} />}
    </Soon>
  )
}

const WayToAdmins = () => {
  const { t } = useTranslation('ProviderProfile')
  return (
    <ButtonLink look="secondary" icon="flag" wide to={paths.contact()}>
      {t('report.toAdmins')}
    </ButtonLink>
  )
}

const WaysToShop = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'ways' })
  const { mobile_number: mobile, email } = provider
  return (
    <>
      {mobile && (
        <ButtonLink look="secondary" icon="phone" wide to={callUrl(mobile)}>
          {t('call')}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink look="secondary" icon="mail" wide to={mailUrl(email)}>
          {t('email')}
        </ButtonLink>
      )}
      <ButtonLink look="secondary" icon="pin" wide to={wayTo(provider)} target="_blank" rel="noopener">
        {t('visit')}
      </ButtonLink>
    </>
  )
}
