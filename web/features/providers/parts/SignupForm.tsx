import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useEffect } from 'react'
import { useLocation } from 'react-router'
import { debounce } from '../../../../contract/display.ts'
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
import { NewFiles } from './NewFiles.tsx'
import { fileRules, hasInput, type SignupFile } from './signup-fields.ts'
import { type ProviderForm, useProviderForm } from './useProviderForm.ts'
import { type CreatedAccount, useSignup } from './useSignup.ts'
import * as rules from '../../../../contract/rules.ts'
import { isEmailTaken, isMobileNumberTaken, isUsernameTaken } from '../../accounts/accounts.api.ts'
import { NewPasswordFields } from '../../accounts/NewPasswordFields.tsx'
import { useAvailability } from '../../accounts/useAvailability.ts'
import { ContactFields } from './ContactFields.tsx'

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

const wait = debounce.providerAvailability
const CHECKS = {
  username: { rule: rules.username, isTaken: isUsernameTaken, taken: 'usernameTaken', wait },
  email: { rule: rules.optionalEmail, isTaken: isEmailTaken, taken: 'emailTaken', wait },
  mobile: { rule: rules.mobileNumber, isTaken: isMobileNumberTaken, taken: 'mobileTaken', wait },
} as const

const checkWhileTyping = ({ schedule, validate }: ReturnType<typeof useAvailability>) => ({
  rule: validate,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => schedule(target.value.trim()),
})

const NewContactFields = ({ form }: { form: ProviderForm }) => {
  const username = useAvailability(form.hook, 'username', CHECKS.username)
  const email = useAvailability(form.hook, 'email', CHECKS.email)
  const mobile = useAvailability(form.hook, 'mobile_number', CHECKS.mobile)
  return (
    <ContactFields
      form={form}
      username={checkWhileTyping(username)}
      mobile={checkWhileTyping(mobile)}
      email={{ ...checkWhileTyping(email), required: false }}
    >
      <Wide>
        <FieldGroup>
          <NewPasswordFields form={form.hook} also={form.ruleOf('password')} />
        </FieldGroup>
      </Wide>
    </ContactFields>
  )
}
