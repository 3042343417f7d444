import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLocation } from 'react-router'
import { required } from '../../../../contract/rules.ts'
import { CallError } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { returnPath } from '../../../lib/session/return-to.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { waitText } from '../../../lib/format/wait-text.ts'
import { loginAdmin } from '../accounts.api.ts'

// A full load, because the admin panel has a session of its own. Only to a page of this site.
const redirectTo = (url: string) => {
  const target = new URL(url, window.location.origin)
  if (target.origin !== window.location.origin) throw new Error('The redirect leads to another site.')
  window.location.assign(target.pathname + target.search)
}

/** After an expired session staff return to the same page. */
const isAdminPath = (back: string | undefined, adminPath: string): back is string =>
  back !== undefined &&
  (back === adminPath || back.startsWith(`${adminPath}/`) || back.startsWith(`${adminPath}?`))

export const useAdminLogin = () => {
  const problemOf = useProblem()
  const back = returnPath(useLocation().state)
  const form = useForm({ mode: 'onTouched', defaultValues: { username: '', password: '' } })
  const [isLeaving, setLeaving] = useState(false)

  const { write, isPending } = useWrite({
    mutationFn: (values: { username: string; password: string }) => loginAdmin(values),
    onDone: ({ redirect_url }) => {
      redirectTo(isAdminPath(back, redirect_url) ? back : redirect_url)
      setLeaving(true)
    },
    onFailed: (error) => form.setError('root.refused', { message: problemOf(error) }),
  })
  const submit = (event: SubmitEvent) => void form.handleSubmit(write)(event)
  const bound = {
    username: form.register('username', { validate: required }),
    password: form.register('password', { validate: required }),
  }
  return { form, bound, submit, isBusy: isPending || isLeaving }
}

const useProblem = () => {
  const { t } = useTranslation('LoginAdmin')
  const language = useLanguage()
  return (error: unknown) => {
    if (!(error instanceof CallError)) return t('failed')
    if (!error.code) return error.serverText ?? t('failed')
    const wait = waitText(language, error.retryAfter)
    return t(`refusals.${error.code}`, { wait, defaultValue: error.message })
  }
}
