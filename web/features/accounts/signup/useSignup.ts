import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { debounce } from '../../../../contract/display.ts'
import * as rules from '../../../../contract/rules.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { showCustomerToast } from '../../../lib/toast.ts'
import {
  type Contact,
  isEmailTaken,
  isMobileNumberTaken,
  isUsernameTaken,
  signUpCustomer,
} from '../accounts.api.ts'
import { useAvailability } from '../useAvailability.ts'
import { useServerFieldErrors } from '../../../lib/forms/useServerFieldErrors.ts'

const FIELDS = ['name', 'username', 'email', 'mobile_number', 'password', 'confirm_password'] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>

const EMPTY: Values = {
  name: '',
  username: '',
  email: '',
  mobile_number: '',
  password: '',
  confirm_password: '',
}

export type NewAccount = { userId: number; contacts: Contact[] }

const wait = debounce.customerAvailability
const CHECKS = {
  username: { rule: rules.username, isTaken: isUsernameTaken, taken: 'usernameTaken', wait },
  email: { rule: rules.optionalEmail, isTaken: isEmailTaken, taken: 'emailTaken', wait },
  mobile: { rule: rules.mobileNumber, isTaken: isMobileNumberTaken, taken: 'mobileTaken', wait },
} as const

const bodyOf = ({ name, mobile_number, email, ...values }: Values) => ({
  ...values,
  email: email || null,
  customer_profile: { name, mobile_number },
})

const contactsOf = ({ email, mobile_number }: Values): Contact[] => [
  ...(email ? [{ type: 'email' as const, contact: email }] : []),
  { type: 'mobile', contact: mobile_number },
]

const useSignupForm = () => {
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY })
  const refused = useServerFieldErrors(form, FIELDS)
  const username = useAvailability(form, 'username', CHECKS.username)
  const email = useAvailability(form, 'email', CHECKS.email)
  const mobile = useAvailability(form, 'mobile_number', CHECKS.mobile)

  const plain = (field: Field, rule: rules.Rule) => ({
    validate: rules.firstOf(rule, refused.ruleOf(field)),
  })
  const checked = (field: Field, { schedule, validate }: ReturnType<typeof useAvailability>) => ({
    ...plain(field, validate),
    onBlur: () => schedule(form.getValues(field)),
  })
  const bound = {
    name: form.register('name', plain('name', rules.personName)),
    username: form.register('username', checked('username', username)),
    email: form.register('email', checked('email', email)),
    mobile: form.register('mobile_number', checked('mobile_number', mobile)),
  }
  return { form, refused, bound }
}

export const useSignup = (onCreated: (account: NewAccount) => void) => {
  const { t } = useTranslation('SignUpCustomer')
  const language = useLanguage()
  const { form, refused, bound } = useSignupForm()

  const create = async (values: Values) => {
    try {
      const { user_id } = await signUpCustomer(language, bodyOf(values))
      showCustomerToast({ kind: 'success', text: t('created') })
      onCreated({ userId: user_id, contacts: contactsOf(values) })
    } catch (error) {
      const isWrong = refused.show(error).length > 0
      showCustomerToast({ kind: 'error', text: t(isWrong ? 'wrong' : 'failed') })
    }
  }
  const submit = (event: SubmitEvent) => {
    refused.forget()
    return form.handleSubmit(create)(event)
  }
  return { form, bound, passwordRule: refused.ruleOf('password'), submit }
}
