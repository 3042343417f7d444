// A login at one of the two doors: the form, its captcha, and what becomes of it.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { redirectDelay } from '../../../../contract/limits.ts'
import { captchaAnswer, required } from '../../../../contract/rules.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { customerToast } from '../../../lib/toast.ts'
import { useOneAtATime } from '../../../lib/useOneAtATime.ts'
import {
  type Captcha,
  captchaQuery,
  type SignedIn,
  heldUpBy,
  type Suspended,
  type Unverified,
  type UserType,
} from '../accounts.api.ts'
import { DOORS } from './doors.ts'
import { loginProblem } from './login-problem.ts'
import { useGoOn } from './useGoOn.ts'

type Values = { identifier: string; password: string; captcha: string; isRemembered: boolean }
const EMPTY: Values = { identifier: '', password: '', captcha: '', isRemembered: false }

export const useLogin = (door: UserType) => {
  const { t } = useTranslation(DOORS[door].namespace)
  const language = useLanguage()
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY })
  const { isIn, enter } = useGoOn(door)
  const captcha = useCaptcha(form, isIn)
  const { isBusy, run } = useOneAtATime()
  const [unverified, setUnverified] = useState<Unverified>()
  const [suspended, setSuspended] = useState<Suspended>()

  const refuse = (error: unknown) => {
    captcha.renew()
    const heldUp = heldUpBy(error)
    if (heldUp?.status === 'verification_required') return setUnverified(heldUp)
    if (heldUp) return setSuspended(heldUp)
    const { field, text } = loginProblem(t, language, error)
    form.setError(field, { message: text }, { shouldFocus: true })
  }
  const logIn = async ({ identifier, password, captcha: answer, isRemembered }: Values) => {
    if (!captcha.shown) return form.setError('captcha', { message: t('captcha.missing') })
    const proof = { captcha_0: captcha.shown.captcha_key, captcha_1: answer }
    setSuspended(undefined)
    try {
      const credentials = { identifier, password, ...proof, remember_me: isRemembered }
      const signedIn = await DOORS[door].login(language, credentials)
      // At either door: the first specification has all the logins.
      customerToast({ kind: 'success', text: t('success') })
      enter(signedIn, { isRemembered, wait: redirectDelay })
    } catch (error) {
      refuse(error)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isIn) void run(() => form.handleSubmit(logIn)(event))
  }
  const verified = (signedIn: SignedIn) => {
    setUnverified(undefined)
    enter(signedIn, { isRemembered: form.getValues('isRemembered'), wait: 0 })
  }
  const verification = unverified && { unverified, verified, close: () => setUnverified(undefined) }
  return { form, bound: bind(form), captcha, submit, isBusy: isBusy || isIn, verification, suspended }
}

const bind = ({ register }: UseFormReturn<Values>) => ({
  identifier: register('identifier', { validate: required }),
  password: register('password', { validate: required }),
  captcha: register('captcha', { validate: captchaAnswer }),
  isRemembered: register('isRemembered'),
})

const useCaptcha = ({ resetField }: UseFormReturn<Values>, isIn: boolean) => {
  // Whoever is in needs no other one: the picture stays as it is until the page goes.
  const query = { ...captchaQuery(), enabled: !isIn, placeholderData: keepPreviousData<Captcha> }
  const { data, isFetching, isError, refetch } = useQuery(query)
  const key = data?.captcha_key
  // A new picture wants a new answer, however it came: asked for, or because the old one died.
  useEffect(() => {
    if (key) resetField('captcha', { keepError: true })
  }, [key, resetField])
  const renew = () => {
    resetField('captcha')
    void refetch()
  }
  const isFailed = isError && !isFetching
  return { shown: isFetching || isFailed ? undefined : data, isFailed, renew }
}
