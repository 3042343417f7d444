import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatContact } from '../../../lib/format/contact-links.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { unverifiedContacts } from '../../../features/accounts/accounts.api.ts'
import { ContactsToVerify } from '../../../features/accounts/ContactsToVerify.tsx'
import { ownContactsQuery } from '../../../features/providers/own-provider.api.ts'

/** Signing up verifies one contact; the dashboard asks for the other. */
export const DashboardContacts = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'toVerify' })
  const { data, refetch } = useQuery(ownContactsQuery(accountId, useLanguage()))
  const contacts = data ? unverifiedContacts(data) : []
  if (contacts.length === 0) return null
  const named = {
    count: contacts.length,
    contacts: contacts.map(({ contact }) => formatContact(contact)).join(', '),
  }
  return (
    <ContactsToVerify
      accountId={accountId}
      userType="provider"
      contacts={contacts}
      texts={{ title: t('title', named), text: t('text', named), verify: t('verify') }}
      onVerified={() => void refetch()}
    />
  )
}
