import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { media } from '../../../../contract/media-limits.ts'
import { UnsavedChangesDialog } from '../../../lib/forms/UnsavedChangesDialog.tsx'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { LongForm } from '../../../ui/forms/LongForm.tsx'
import { Link } from '../../../ui/Link.tsx'
import { SubmitRow } from '../../media/SubmitRow.tsx'
import { districtQuery } from '../../places/places.api.ts'
import { districtFromState } from '../signup-district.ts'
import { AddressFields } from './AddressFields.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { FieldGroup, FormSection, Wide } from './FormSection.tsx'
import { NewContactFields } from './NewContactFields.tsx'
import { NewFiles } from './NewFiles.tsx'
import { fileRules, hasInput, type SignupFile } from './signup-fields.ts'
import { type ProviderForm, useProviderForm } from './useProviderForm.ts'
import { type CreatedAccount, useSignup } from './useSignup.ts'

/** Preselects the district of the page that linked here. */
const usePresetDistrict = ({ hook: { getValues, setValue } }: ProviderForm) => {
  const id = districtFromState(useLocation().state)
  const { data: chosen } = useQuery(districtQuery(call, id, useLanguage()))
  useEffect(() => {
    const { typed, chosen: before } = getValues('district')
    if (chosen && !typed && !before) setValue('district', { typed, chosen })
  }, [chosen, getValues, setValue])
}

// Passwords are watched from the start. A value for any other field would overwrite what was typed before hydration.
const INITIAL_VALUES = { password: '', confirm_password: '' }

export const SignupForm = ({ onCreated }: { onCreated: (account: CreatedAccount) => void }) => {
  const form = useProviderForm('SignUpProvider', INITIAL_VALUES)
  usePresetDistrict(form)
  const { signUp, state } = useSignup(form, onCreated)
  const { t, hook } = form
  const footer = (
    <>
      {/* Disabled while a field is invalid. */}
      <SubmitRow t={t} hasErrors={form.hasErrors} icon="store" isIdle={form.hasErrors} {...state} />
      <p>
        {t('haveAccount')} <Link to={paths.loginProvider()}>{t('login')}</Link>
      </p>
      <UnsavedChangesDialog t={t} hasUnsavedChanges={() => hasInput(hook.getValues())} />
    </>
  )
  return (
    <LongForm {...form.submitting(signUp)} isSending={state.progress !== undefined} footer={footer}>
      <FormSection title={t('business.title')} text={t('business.text')}>
        <BusinessFields form={form} />
        <AddressFields form={form} />
        <MediaFields form={form} />
      </FormSection>
      <FormSection title={t('contact.title')} text={t('contact.text')}>
        <NewContactFields form={form} />
      </FormSection>
    </LongForm>
  )
}

const MediaFields = ({ form }: { form: ProviderForm }) => {
  const { t } = form
  const bind = (name: SignupFile) => ({
    form,
    name,
    label: t(`fields.${name}`),
    optionalText: t('optional'),
    rule: fileRules[name],
  })
  return (
    <FieldGroup title={t('groups.media')}>
      <Wide>
        <NewFiles {...bind('logo')} kinds={media.pictureKinds} />
      </Wide>
      <NewFiles {...bind('uploaded_images')} kinds={media.pictureKinds} multiple />
      <NewFiles {...bind('uploaded_videos')} kinds={media.videoKinds} multiple />
    </FieldGroup>
  )
}
