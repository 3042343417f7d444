import { optionalWebsite, profileMobileNumber, requiredEmail, username } from '../../../../contract/rules.ts'
import { EditConflictNotice } from '../../../lib/forms/EditConflictNotice.tsx'
import { currentSession } from '../../../lib/session/session.ts'
import { UnsavedChangesDialog } from '../../../lib/forms/UnsavedChangesDialog.tsx'
import { LongForm, SaveBar } from '../../../ui/forms/LongForm.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { WaitingFormNotice } from '../../waiting/WaitingFormNotice.tsx'
import { SubmitRow } from '../../media/SubmitRow.tsx'
import type { OwnProvider } from '../own-provider.api.ts'
import { AddressFields } from './AddressFields.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { FieldGroup, FormSection, Wide } from './FormSection.tsx'
import { OwnLogoField } from './OwnLogoField.tsx'
import { type OwnProfile, useOwnProfile } from './useOwnProfile.ts'
import type { ProviderForm } from './useProviderForm.ts'
import { useSaveProfile } from './useSaveProfile.ts'
import { useController } from 'react-hook-form'
import { ruleForNewFiles } from '../../media/chosen-files.ts'
import { type ExistingMedia, MediaInput } from '../../media/MediaInput.tsx'
import { PROFILE_MEDIA, type ProfileMediaField } from './profile-fields.ts'
import { useEffect, useRef } from 'react'
import { formatContact } from '../../../lib/format/contact-links.ts'
import { logWarning } from '../../../lib/log.ts'
import { unverifiedContacts } from '../../accounts/accounts.api.ts'
import { ContactsToVerify } from '../../accounts/ContactsToVerify.tsx'

export const OwnProfileForm = ({ initial }: { initial: OwnProvider }) => {
  const own = useOwnProfile(initial)
  const { form, entry } = own
  const canSave = form.isDirty || entry?.state === 'refused'
  const { save, loadLatest, saves, conflicts, state } = useSaveProfile(own)
  const footer = (
    <>
      {conflicts > 0 && <EditConflictNotice key={conflicts} t={form.t} onLoad={loadLatest} />}
      <SaveBar isDirty={form.isDirty}>
        <SubmitRow t={form.t} hasErrors={form.hasErrors} icon="check" isIdle={!canSave} {...state} />
      </SaveBar>
      {/* Not at logout, when the changes could not be saved any more. */}
      <UnsavedChangesDialog t={form.t} hasUnsavedChanges={() => form.isDirty && currentSession() !== null} />
    </>
  )
  return (
    <>
      <WaitingFormNotice entry={entry} onDiscarded={() => own.show(own.profile)} />
      <OwnContactsToVerify own={own} saves={saves} />
      <LongForm {...form.submitting(save)} isSending={state.progress !== undefined} footer={footer}>
        <Sections own={own} />
      </LongForm>
    </>
  )
}

const Sections = ({ own: { form, profile } }: { own: OwnProfile }) => {
  const { t, bind } = form
  return (
    <>
      <FormSection title={t('business.title')} text={t('business.text')}>
        <BusinessFields form={form} chosen={{ id: profile.category_id, title: profile.business_category }}>
          <Wide>
            <TextInput
              {...bind('website_link', optionalWebsite)}
              optionalText={t('optional')}
              hint={t('hints.website')}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Wide>
        </BusinessFields>
        <AddressFields form={form} />
        <OwnMediaFields form={form} profile={profile} />
      </FormSection>
      <FormSection title={t('contact.title')} text={t('contact.text')}>
        <ContactFields
          form={form}
          username={{ rule: username }}
          mobile={{ rule: profileMobileNumber }}
          email={{ rule: requiredEmail, required: true }}
        />
      </FormSection>
    </>
  )
}

type Props = { form: ProviderForm; profile: OwnProvider }

const OwnMediaFields = ({ form, profile: { logo, images, videos } }: Props) => (
  <FieldGroup title={form.t('groups.media')}>
    <Wide>
      <OwnLogoField form={form} logo={logo} />
    </Wide>
    <Wide>
      <ExistingMediaField form={form} name="images" existing={images} />
    </Wide>
    <Wide>
      <ExistingMediaField
        form={form}
        name="videos"
        existing={videos.map(({ id, video_data: video }) => ({ id, video }))}
      />
    </Wide>
  </FieldGroup>
)

type MediaFieldProps = { form: ProviderForm; name: ProfileMediaField; existing: readonly ExistingMedia[] }

const ExistingMediaField = ({ form, name, existing }: MediaFieldProps) => {
  const { t, hook } = form
  const { deleted, kinds, most } = PROFILE_MEDIA[name]
  const { field: chosen } = useController({ control: hook.control, name })
  const { field: removed } = useController({ control: hook.control, name: deleted })
  const setRemoved = (ids: number[]) => {
    removed.onChange(ids)
    // The server's message was about another number of files.
    hook.clearErrors(name)
  }
  return (
    <MediaInput
      {...{ t, name, existing, kinds, most }}
      removed={removed.value}
      onRemovedChange={setRemoved}
      files={chosen.value}
      onFiles={chosen.onChange}
      rule={ruleForNewFiles(PROFILE_MEDIA[name], existing.length - removed.value.length)}
      error={form.errorOf(name)}
    />
  )
}

/** The save button is below the form, so saving scrolls up to here. */
const OwnContactsToVerify = ({ own, saves }: { own: OwnProfile; saves: number }) => {
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
