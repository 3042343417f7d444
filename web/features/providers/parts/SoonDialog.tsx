import { useTranslation } from 'react-i18next'
import { callUrl, mailUrl } from '../../../lib/reach.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { SoonDialog as Soon } from '../../../ui/SoonDialog.tsx'
import type { PublicProvider } from '../providers.api.ts'
import { wayTo } from './shop-address.ts'

/** Chat is still to come: the other ways to the shop are open. */
export const SoonDialog = ({ provider, onClose }: { provider: PublicProvider; onClose: () => void }) => {
  const { t } = useTranslation('ProviderProfile')
  const { t: tBar } = useTranslation('Navbar')
  const { business_name: name, mobile_number: mobile, email } = provider
  return (
    <Soon
      title={t('chat.title')}
      text={t('chat.soon', { name })}
      closeLabel={tBar('close')}
      onClose={onClose}
    >
      {mobile && (
        <ButtonLink look="secondary" icon="phone" wide to={callUrl(mobile)}>
          {t('ways.call')}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink look="secondary" icon="mail" wide to={mailUrl(email)}>
          {t('ways.email')}
        </ButtonLink>
      )}
      <ButtonLink look="secondary" icon="pin" wide to={wayTo(provider)} target="_blank" rel="noopener">
        {t('ways.visit')}
      </ButtonLink>
    </Soon>
  )
}
