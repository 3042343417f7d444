import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { telUrl, formatPhone, whatsAppUrl } from '../../../lib/format/contact-links.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import type { ContactRequest } from '../contacts.api.ts'
import styles from './request-cells.module.css'

export const PhoneLinks = ({ request: { name, mobile_number: mobile } }: { request: ContactRequest }) => {
  const { t } = useTranslation('ViewRequests')
  return (
    <div className={styles.phone}>
      <span className={styles.number}>{formatPhone(mobile)}</span>
      <div className={styles.ways}>
        <ButtonLink
          variant="secondary"
          size="small"
          icon="phone"
          to={telUrl(mobile)}
          aria-label={t('callThis', { name })}
        >
          {t('call')}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          size="small"
          icon="chat"
          to={whatsAppUrl(mobile)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('whatsAppThis', { name })}
        >
          {t('whatsApp')}
        </ButtonLink>
      </div>
    </div>
  )
}
