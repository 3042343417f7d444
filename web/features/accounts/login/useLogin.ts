import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { redirectDelay } from '../../../../contract/display.ts'
import { captchaAnswer, required } from '../../../../contract/rules.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { showCustomerToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import {
  type Captcha,
  captchaQuery,
  accountRestriction,
  type AccountSuspended,
  type SignedIn,
  type VerificationRequired,
  type UserType,
  type Verified,
} from '../accounts.api.ts'
import { LOGIN_SETTINGS } from './login-settings.ts'
import { loginProblem } from './login-problem.ts'
import { useLoginRedirect } from './useLoginRedirect.ts'

type Values = { identifier: string; password: string; captcha: string; isRemembered: boolean }
type Credentials = Omit<Values, 'captcha' | 'isRemembered'> & {
  captcha_0: string
  captcha_1: string
  remember_me: boolean
}
const EMPTY: Values = { identifier: '', password: '', captcha: '', isRemembered: false }

export const useLogin = (userType: UserType) => {
  const { t } = useTranslation(LOGIN_SETTINGS[userType].namespace)
  const language = useLanguage()
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY })
  const { isSignedIn, completeLogin, renewal } = useLoginRedirect(userType)
  const captcha = useCaptcha(form, isSignedIn)
  const [unverified, setUnverified] = useState<VerificationRequired>()
  const [suspended, setSuspended] = useState<AccountSuspended>()
  const [isCodeNeeded, setCodeNeeded] = useState(false)

  const refuse = (error: unknown) => {
    captcha.renew()
    const restriction = accountRestriction(error)
    if (restriction?.status === 'verification_required') return setUnverified(restriction)
    if (restriction?.status === 'second_factor_required') return setCodeNeeded(true)
    if (restriction) return setSuspended(restriction)
    const { field, text } = loginProblem(t, language, error)
    form.setError(field, { message: text }, { shouldFocus: true })
  }
  const welcome = (signedIn: SignedIn, isRemembered: boolean) => {
    // For both logins: docs/specification/visitor-and-customer.md.
    showCustomerToast({ kind: 'success', text: t('success') })
    completeLogin(signedIn, { isRemembered, wait: redirectDelay })
  }
  const { write, isPending } = useWrite({
    mutationFn: (credentials: Credentials) => LOGIN_SETTINGS[userType].login(language, credentials),
    onDone: (signedIn, { remember_me: isRemembered }) => welcome(signedIn, isRemembered),
    onFailed: refuse,
  })
  const logIn = ({ identifier, password, captcha: answer, isRemembered }: Values) => {
    if (!captcha.current) return form.setError('captcha', { message: t('captcha.missing') })
    const proof = { captcha_0: captcha.current.captcha_key, captcha_1: answer }
    setSuspended(undefined)
    write({ identifier, password, ...proof, remember_me: isRemembered })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSignedIn) void form.handleSubmit(logIn)(event)
  }
  const verified = ({ access_token, refresh_token, user }: Verified) => {
    setUnverified(undefined)
    // Without tokens the account is signed in already.
    if (access_token === undefined || refresh_token === undefined) return
    const signedIn = { access_token, refresh_token, user }
    completeLogin(signedIn, { isRemembered: form.getValues('isRemembered'), wait: 0 })
  }
  const verification = unverified && { unverified, verified, close: () => setUnverified(undefined) }
  const startAgain = (reason?: string) => {
    // The form must be rendered before its field can be focused.
    flushSync(() => setCodeNeeded(false))
    form.setFocus('password')
    if (reason) form.setError('root.refused', { message: reason })
  }
  const codeStep = isCodeNeeded && {
    onSignedIn: (signedIn: SignedIn) => welcome(signedIn, form.getValues('isRemembered')),
    onStartAgain: startAgain,
  }
  return {
    form,
    bound: registerFields(form),
    captcha,
    submit,
    isBusy: isPending || isSignedIn,
    verification,
    suspended,
    codeStep,
    renewal,
  }
}

const registerFields = ({ register }: UseFormReturn<Values>) => ({
  identifier: register('identifier', { validate: required }),
  password: register('password', { validate: required }),
  captcha: register('captcha', { validate: captchaAnswer }),
  isRemembered: register('isRemembered'),
})

const useCaptcha = ({ resetField }: UseFormReturn<Values>, isSignedIn: boolean) => {
  // After a login the picture stays until the page is left.
  const query = { ...captchaQuery(), enabled: !isSignedIn, placeholderData: keepPreviousData<Captcha> }
  const { data, isFetching, isError, refetch } = useQuery(query)
  const key = data?.captcha_key
  // A new picture needs a new answer, also when the old one has expired.
  useEffect(() => {
    if (key) resetField('captcha', { keepError: true })
  }, [key, resetField])
  const renew = () => {
    resetField('captcha')
    void refetch()
  }
  const isFailed = isError && !isFetching
  return { current: isFetching || isFailed ? undefined : data, isFailed, renew }
}
