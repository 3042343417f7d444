import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { telUrl, mailUrl, formatPhone } from '../../../lib/format/contact-links.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { Panel } from '../../../ui/Panel.tsx'
import styles from './ProviderContactPanel.module.css'
import { ProviderActions } from './ProviderActions.tsx'
import { ProviderShare } from './lazy-sections.ts'
import { addressText, siteName } from '../../../features/providers/provider-address.ts'

export const ProviderContactPanel = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile')
  const { mobile_number: mobile, email, website_link: website } = provider
  const site = website ? siteName(website) : undefined
  return (
    <Panel raised space="loose" aria-label={t('details.title')}>
      <dl className={styles.details}>
        <Detail icon="pin" name={t('details.address')}>
          {addressText(provider)}
        </Detail>
        {mobile && (
          <Detail icon="phone" name={t('details.phone')}>
            <a href={telUrl(mobile)} data-counts="call">
              {formatPhone(mobile)}
            </a>
          </Detail>
        )}
        {email && (
          <Detail icon="mail" name={t('details.email')}>
            <a href={mailUrl(email)}>
              <Email address={email} />
            </a>
          </Detail>
        )}
        {website && site && (
          <Detail icon="globe" name={t('details.website')}>
            <a href={website} target="_blank" rel="nofollow ugc noopener" data-counts="website">
              {site}
            </a>
          </Detail>
        )}
      </dl>
      <ProviderActions provider={provider} />
      <ProviderShare provider={provider} />
    </Panel>
  )
}

/** A long one wraps after the @. */
const Email = ({ address }: { address: string }) => {
  const [name, host] = address.split('@')
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}

const Detail = ({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) => (
  <div className={styles.detail}>
    <Icon name={icon} className={styles.icon} />
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)
