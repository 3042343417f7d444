import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useOutbox } from '../../../lib/outbox/useOutbox.ts'
import { useShowWaiting } from '../../waiting/useShowWaiting.ts'
import { type OwnProvider, readOwnProvider } from '../own-provider.api.ts'
import { OWN_PROVIDER_TARGET } from '../send-own-provider.ts'
import { fieldsOf, NO_MEDIA_CHANGES, PROFILE_FIELDS } from './profile-fields.ts'
import { useProviderForm } from './useProviderForm.ts'
import { waitingFields } from './waiting-fields.ts'

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
  const entry = useOutbox('provider_profile', OWN_PROVIDER_TARGET).at(-1)
  useShowWaiting(form.hook, { entry, waiting: waitingFields, saved: fieldsOf(profile) })
  const show = (latest: OwnProvider) => {
    setProfile(latest)
    form.hook.reset(fieldsOf(latest))
  }
  /** After it went out by itself: what is being typed stays, and is a change of the new version. Its files have gone. */
  const showSent = (latest: OwnProvider) => {
    if (!form.isDirty) return show(latest)
    setProfile(latest)
    form.hook.reset({ ...form.hook.getValues(), ...NO_MEDIA_CHANGES }, { keepDefaultValues: true })
  }
  /** Only what it is about: the rest may be newer than what the form was filled from. */
  const recheckContacts = async () => {
    const { email_to_verify, mobile_to_verify } = await readOwnProvider(language)
    setProfile((shown) => ({ ...shown, email_to_verify, mobile_to_verify }))
  }
  return { profile, form, entry, show, showSent, recheckContacts }
}
