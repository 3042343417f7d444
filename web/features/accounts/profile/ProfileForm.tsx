import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { errorText } from '../../../lib/forms/rule-text.ts'
import { UnsavedChangesDialog } from '../../../lib/forms/UnsavedChangesDialog.tsx'
import { currentSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { WaitingFormNotice } from '../../waiting/WaitingFormNotice.tsx'
import type { CustomerProfile } from '../accounts.api.ts'
import styles from '../parts/form.module.css'
import { useProfile } from './useProfile.ts'

type Props = { accountId: number; profile: CustomerProfile }

export const ProfileForm = ({ accountId, profile }: Props) => {
  const { t } = useTranslation('CustomerProfile')
  const { formState, bind, submit, entry, showSaved } = useProfile(accountId, profile)
  const { errors, isDirty, isSubmitting } = formState
  const canSave = isDirty || entry?.state === 'refused'
  const field = (name: 'name' | 'username' | 'email') => ({
    ...bind(name),
    label: t(`form.${name}`),
    error: errorText(t, errors[name]),
  })

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <h2>{t('form.title')}</h2>
      <WaitingFormNotice entry={entry} onDiscarded={showSaved} />
      <TextInput
        {...field('name')}
        hint={t('form.nameHint')}
        autoComplete="name"
        maxLength={limits.name}
        required
      />
      <TextInput
        {...field('username')}
        hint={t('form.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextInput
        {...field('email')}
        type="email"
        optionalText={t('form.optional')}
        hint={t('form.emailHint')}
        autoComplete="email"
        maxLength={limits.email}
      />
      <TextInput
        label={t('form.mobile')}
        hint={t('form.mobileHint')}
        before="+91"
        value={profile.mobile_number ?? ''}
        readOnly
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={!canSave} loading={isSubmitting} loadingText={t('form.saving')}>
          {t('form.save')}
        </Button>
      </div>
      {/* Not at logout, when the changes can't be saved any more. */}
      <UnsavedChangesDialog t={t} hasUnsavedChanges={() => isDirty && currentSession() !== null} />
    </form>
  )
}
