import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useOutbox } from '../../../lib/outbox/useOutbox.ts'
import { useShowWaiting } from '../../waiting/useShowWaiting.ts'
import { type OwnProvider, readOwnProvider } from '../own-provider.api.ts'
import { OWN_PROVIDER_TARGET } from '../send-own-provider.ts'
import { fieldsOf, NO_MEDIA_CHANGES } from './profile-fields.ts'
import { useProviderForm } from './useProviderForm.ts'
import { waitingFields } from './waiting-fields.ts'

export type OwnProfile = ReturnType<typeof useOwnProfile>

/** `profile` is the version the form was filled from; it is sent with the changes. */
export const useOwnProfile = (initial: OwnProvider) => {
  const language = useLanguage()
  const [profile, setProfile] = useState(initial)
  const form = useProviderForm('ProfileProvider', fieldsOf(profile))
  const entry = useOutbox('provider_profile', OWN_PROVIDER_TARGET).at(-1)
  useShowWaiting(form.hook, { entry, waiting: waitingFields, saved: fieldsOf(profile) })
  const show = (latest: OwnProvider) => {
    setProfile(latest)
    form.hook.reset(fieldsOf(latest))
  }
  /** After the outbox has sent the profile: input in progress stays and is based on the new version. Files were uploaded. */
  const showSent = (latest: OwnProvider) => {
    if (!form.isDirty) return show(latest)
    setProfile(latest)
    form.hook.reset({ ...form.hook.getValues(), ...NO_MEDIA_CHANGES }, { keepDefaultValues: true })
  }
  /** Only the contacts: the rest may be newer than the version the form was filled from. */
  const recheckContacts = async () => {
    const { email_to_verify, mobile_to_verify } = await readOwnProvider(language)
    setProfile((current) => ({ ...current, email_to_verify, mobile_to_verify }))
  }
  return { profile, form, entry, show, showSent, recheckContacts }
}
