import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { required } from '../../../../contract/rules.ts'
import { CallError } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { returnPath } from '../../../lib/return-to.ts'
import { useOneAtATime } from '../../../lib/useOneAtATime.ts'
import { waitText } from '../../../lib/wait-text.ts'
import { loginAdmin } from '../accounts.api.ts'

// The administrators' pages are loaded afresh, with a session of their own. Nobody is led to another site.
const goToAddress = (address: string) => {
  const target = new URL(address, window.location.origin)
  if (target.origin !== window.location.origin) throw new Error('The redirect leads to another site.')
  window.location.assign(target.pathname + target.search)
}

/** Whoever was sent here from the desk goes on where they were. */
const isAdminPath = (back: string | undefined, adminPath: string): back is string =>
  back !== undefined &&
  (back === adminPath || back.startsWith(`${adminPath}/`) || back.startsWith(`${adminPath}?`))

export const useAdminLogin = () => {
  const problemOf = useProblem()
  const back = returnPath(useLocation().state)
  const form = useForm({ mode: 'onTouched', defaultValues: { username: '', password: '' } })
  const { isBusy, run } = useOneAtATime()
  const [isLeaving, setLeaving] = useState(false)

  const logIn = async (values: { username: string; password: string }) => {
    try {
      const { redirect_url } = await loginAdmin(values)
      goToAddress(isAdminPath(back, redirect_url) ? back : redirect_url)
      setLeaving(true)
    } catch (error) {
      form.setError('root.refused', { message: problemOf(error) })
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void run(() => form.handleSubmit(logIn)(event))
  }
  const bound = {
    username: form.register('username', { validate: required }),
    password: form.register('password', { validate: required }),
  }
  return { form, bound, submit, isBusy: isBusy || isLeaving }
}

const useProblem = () => {
  const { t } = useTranslation('LoginAdmin')
  const language = useLanguage()
  return (error: unknown) => {
    if (!(error instanceof CallError) || !error.code) return t('failed')
    const wait = waitText(language, error.retryAfter)
    return t(`refusals.${error.code}`, { wait, defaultValue: error.message })
  }
}
