import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { type OwnProvider, readOwnProvider } from '../own-provider.api.ts'
import { fieldsOf, PROFILE_FIELDS } from './profile-fields.ts'
import { useProviderForm } from './useProviderForm.ts'

export type OwnProfile = ReturnType<typeof useOwnProfile>

/**
 * The own profile while it is edited. `profile` is what the form was filled from, and stays that until it is saved or given up: its
 * version tells the server what the changes were made to.
 */
export const useOwnProfile = (asRead: OwnProvider) => {
  const language = useLanguage()
  const [profile, setProfile] = useState(asRead)
  const form = useProviderForm({
    page: 'ProfileProvider',
    fields: PROFILE_FIELDS,
    initialValues: fieldsOf(profile),
  })
  const show = (latest: OwnProvider) => {
    setProfile(latest)
    form.hook.reset(fieldsOf(latest))
  }
  /** Only what it is about: the rest may be newer than what the form was filled from. */
  const recheckContacts = async () => {
    const { email_to_verify, mobile_to_verify } = await readOwnProvider(language)
    setProfile((shown) => ({ ...shown, email_to_verify, mobile_to_verify }))
  }
  return { profile, form, show, recheckContacts }
}
