// What a later part of the site opens: it says so, and gives the ways that work today.
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Stack } from '../../../ui/Layout.tsx'
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
    <Dialog title={t(`${action}.title`)} closeLabel={tBar('close')} onClose={onClose}>
      <Stack>
        <p>{t(`${action}.soon`, { name: provider.business_name })}</p>
        <Stack space="tight">{isAboutShop ? <WayToAdmins /> : <WaysToShop provider={provider} />}</Stack>
      </Stack>
    </Dialog>
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
