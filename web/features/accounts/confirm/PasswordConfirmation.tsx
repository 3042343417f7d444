import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { required } from '../../../../contract/rules.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { confirmIdentity } from '../accounts.api.ts'
import { ownPasswordProblem } from '../own-password-problem.ts'

type Props = { onConfirmed: () => void; onUseCode: () => void }

export const PasswordConfirmation = ({ onConfirmed, onUseCode }: Props) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'confirm' })
  const { input, password, change, error, isBusy, confirm } = useConfirm(onConfirmed)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    confirm()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <p>{t('text')}</p>
        <PasswordInput
          ref={input}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          showLabel={t('show')}
          coverLabel={t('cover')}
          required
          value={password}
          onChange={({ target }) => change(target.value)}
          error={error}
        />
        <Button type="submit" wide loading={isBusy} loadingText={t('checking')}>
          {t('submit')}
        </Button>
        <Button variant="quiet" wide icon="send" onClick={onUseCode}>
          {t('useCode')}
        </Button>
      </Stack>
    </form>
  )
}

const useConfirm = (onConfirmed: () => void) => {
  const { t } = useTranslation('LoginSecurity')
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const refuse = (text: string) => {
    setError(text)
    input.current?.focus()
  }
  const { write, isPending } = useWrite({
    mutationFn: () => confirmIdentity({ password }),
    onDone: onConfirmed,
    onFailed: (failure) => refuse(ownPasswordProblem(t, language, failure)),
  })
  const change = (next: string) => {
    setPassword(next)
    setError(undefined)
  }
  const confirm = () => {
    const broken = required(password)
    if (broken) refuse(ruleText(t, broken))
    else write()
  }
  return { input, password, change, error, isBusy: isPending, confirm }
}
