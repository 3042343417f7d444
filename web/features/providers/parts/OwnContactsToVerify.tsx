import { useEffect, useRef } from 'react'
import { formatContact } from '../../../lib/format/contact-links.ts'
import { logWarning } from '../../../lib/log.ts'
import { unverifiedContacts } from '../../accounts/accounts.api.ts'
import { ContactsToVerify } from '../../accounts/ContactsToVerify.tsx'
import type { OwnProfile } from './useOwnProfile.ts'

/** The save button is below the form, so saving scrolls up to here. */
export const OwnContactsToVerify = ({ own, saves }: { own: OwnProfile; saves: number }) => {
  const { profile, recheckContacts } = own
  const { t } = own.form
  const contacts = unverifiedContacts(profile)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saves > 0) notice.current?.scrollIntoView({ block: 'center' })
  }, [saves])
  const recheck = () => recheckContacts().catch((error: unknown) => logWarning('contacts', error))

  if (contacts.length === 0) return null
  const named = {
    count: contacts.length,
    contacts: contacts.map(({ contact }) => formatContact(contact)).join(', '),
  }
  return (
    <div ref={notice}>
      <ContactsToVerify
        accountId={profile.user_id}
        userType="provider"
        contacts={contacts}
        texts={{
          title: t('toVerify.title', named),
          text: t('toVerify.text', named),
          verify: t('toVerify.verify'),
        }}
        onVerified={() => void recheck()}
      />
    </div>
  )
}
