import { telUrl, whatsAppUrl } from '../../../lib/format/contact-links.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { useBlockOfProvider } from '../../../features/blocks/useBlockOfProvider.ts'
import { ChatButton } from '../../../features/chat/ChatButton.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import styles from './ContactRow.module.css'
import { ProviderDirections } from './lazy-sections.ts'

type Props = {
  provider: PublicProvider
  /** At the end of the screen while the page is read; at the end of its parent it stays there. */
  isSticky?: boolean
}

/** Plain links; the chat needs scripts. */
export const ContactRow = ({ provider, isSticky = false }: Props) => {
  const { t } = useTranslation('ProviderProfile')
  const { id, business_name: name, mobile_number: mobile } = provider
  const session = useSession()
  const isBlocked = Boolean(useBlockOfProvider(id))
  const isOwner = session?.role === 'provider' && session.id === id
  if (isBlocked || (isOwner && isSticky)) return null
  return (
    <nav
      aria-label={t(isSticky ? 'contactRow.again' : 'contactRow.label')}
      data-sticky-contacts={isSticky || undefined}
      className={classes(styles.row, isSticky && styles.sticky)}
    >
      {isOwner ? (
        <ButtonLink icon="edit" to={paths.ownProviderProfile()}>
          {t('editOwn')}
        </ButtonLink>
      ) : (
        <>
          {mobile && <PhoneLinks mobile={mobile} />}
          <ProviderDirections
            provider={provider}
            variant="secondary"
            stacked
            askingText={t('contactRow.asking')}
          >
            {t('contactRow.directions')}
          </ProviderDirections>
          <div className={styles.chat}>
            <ChatButton provider={{ id, name }} stacked wide />
          </div>
        </>
      )}
    </nav>
  )
}

const PhoneLinks = ({ mobile }: { mobile: string }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'contactRow' })
  return (
    <>
      <ButtonLink icon="phone" stacked to={telUrl(mobile)} data-counts="call">
        {t('call')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        icon="whatsapp"
        stacked
        to={whatsAppUrl(mobile)}
        target="_blank"
        rel="noopener nofollow"
        aria-label={t('onWhatsApp')}
        data-counts="whatsapp"
      >
        {t('whatsApp')}
      </ButtonLink>
    </>
  )
}
