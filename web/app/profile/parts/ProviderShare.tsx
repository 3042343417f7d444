import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { ShareButtons } from '../../../features/sharing/ShareButtons.tsx'
import { contactCardUrl, type PublicProvider } from '../../../features/providers/providers.api.ts'

export const ProviderShare = ({ provider: { id, business_name: name } }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile')
  const language = useLanguage()
  const isOwn = useSession()?.id === id
  return (
    <ShareButtons path={paths.providerProfile(id)} title={name}>
      {isOwn ? (
        <ButtonLink variant="secondary" stacked icon="image" to={paths.poster()}>
          {t('poster')}
        </ButtonLink>
      ) : (
        <ButtonLink
          variant="secondary"
          stacked
          icon="user"
          to={contactCardUrl(id, language)}
          reloadDocument
          download
          data-counts="save_contact"
        >
          {t('saveContact')}
        </ButtonLink>
      )}
    </ShareButtons>
  )
}
