import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { telUrl, formatPhone, whatsAppUrl } from '../../../lib/format/contact-links.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import type { ContactRequest } from '../contacts.api.ts'
import styles from './request-cells.module.css'

export const PhoneLinks = ({ request }: { request: ContactRequest }) => (
  <div className={styles.phone}>
    <Phone mobile={request.mobile_number} />
    <div className={styles.ways}>
      <CallLinks request={request} />
    </div>
  </div>
)

export const Phone = ({ mobile }: { mobile: string }) => (
  <span className={styles.number}>{formatPhone(mobile)}</span>
)

type CallLinksProps = { request: ContactRequest; isIconOnly?: boolean }

export const CallLinks = ({ request: { name, mobile_number: mobile }, isIconOnly }: CallLinksProps) => {
  const { t } = useTranslation('ViewRequests')
  return (
    <>
      <ButtonLink
        variant="secondary"
        size="small"
        icon="phone"
        to={telUrl(mobile)}
        aria-label={t('callThis', { name })}
      >
        {!isIconOnly && t('call')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        size="small"
        icon="whatsapp"
        to={whatsAppUrl(mobile)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('whatsAppThis', { name })}
      >
        {!isIconOnly && t('whatsApp')}
      </ButtonLink>
    </>
  )
}
