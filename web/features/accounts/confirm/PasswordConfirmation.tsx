import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { required } from '../../../../contract/rules.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { errorText } from '../../../lib/forms/rule-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { confirmIdentity } from '../accounts.api.ts'
import { ownPasswordProblem } from '../password-problems.ts'

type Props = { onConfirmed: () => void; onUseCode: () => void }

export const PasswordConfirmation = ({ onConfirmed, onUseCode }: Props) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'confirm' })
  const { t: tPage } = useTranslation('LoginSecurity')
  const language = useLanguage()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const { write, isPending } = useWrite({
    mutationFn: confirmIdentity,
    onDone: onConfirmed,
    onFailed: (error) =>
      setError('password', { message: ownPasswordProblem(tPage, language, error) }, { shouldFocus: true }),
  })
  return (
    <form noValidate onSubmit={handleSubmit((values) => write(values))}>
      <Stack>
        <p>{t('text')}</p>
        <PasswordInput
          {...register('password', { validate: required })}
          label={t('password')}
          autoComplete="current-password"
          showLabel={t('show')}
          coverLabel={t('cover')}
          required
          error={errorText(tPage, formState.errors.password)}
        />
        <Button type="submit" wide loading={isPending} loadingText={t('checking')}>
          {t('submit')}
        </Button>
        <Button variant="quiet" wide icon="send" onClick={onUseCode}>
          {t('useCode')}
        </Button>
      </Stack>
    </form>
  )
}
