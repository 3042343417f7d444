// The own profile while it is edited.
import { useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import * as rules from '../../../../contract/rules.ts'
import { updateSessionUsername } from '../../../lib/session.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { type CustomerProfile, customerProfileQuery, saveCustomerProfile } from '../accounts.api.ts'
import { useServerFieldErrors } from '../useServerFieldErrors.ts'

const RULES = { name: rules.personName, username: rules.username, email: rules.optionalEmail } as const
const FIELDS = ['name', 'username', 'email'] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>

const valuesOf = ({ name, username, email }: CustomerProfile): Values => ({
  name,
  username,
  email: email ?? '',
})

export const useProfile = (accountId: number, profile: CustomerProfile) => {
  const { t } = useTranslation('CustomerProfile')
  const client = useQueryClient()
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: valuesOf(profile) })
  const refused = useServerFieldErrors(form, FIELDS)

  const applySaved = (saved: CustomerProfile) => {
    client.setQueryData(customerProfileQuery(accountId).queryKey, saved)
    form.reset(valuesOf(saved))
    updateSessionUsername(saved.username)
  }
  const save = async (values: Values) => {
    try {
      applySaved(await saveCustomerProfile({ ...values, email: values.email || null }))
      showProviderToast({ kind: 'success', text: t('saved') })
    } catch (error) {
      refused.show(error)
      showProviderToast({ kind: 'error', text: t('saveFailed') })
    }
  }
  const submit = (event: SubmitEvent) => {
    refused.forget()
    return form.handleSubmit(save)(event)
  }
  const bind = (field: Field) =>
    form.register(field, { validate: rules.firstOf(RULES[field], refused.ruleOf(field)) })
  return { formState: form.formState, bind, submit }
}
