import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import * as rules from '../../../../contract/rules.ts'
import type { Entry } from '../../../lib/outbox/entry.ts'
import { useOutbox } from '../../../lib/outbox/useOutbox.ts'
import { updateSessionUsername } from '../../../lib/session/session.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useQueuedToast } from '../../waiting/useQueuedToast.ts'
import { useShowWaiting } from '../../waiting/useShowWaiting.ts'
import { type CustomerProfile, customerProfileQuery } from '../accounts.api.ts'
import { useServerFieldErrors } from '../../../lib/forms/useServerFieldErrors.ts'
import { CUSTOMER_PROFILE_TARGET, sendCustomerProfile } from './send-customer-profile.ts'

const RULES = { name: rules.personName, username: rules.username, email: rules.optionalEmail } as const
const FIELDS = ['name', 'username', 'email'] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>

const valuesOf = ({ name, username, email }: CustomerProfile): Values => ({
  name,
  username,
  email: email ?? '',
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const waitingValues = ({ request: { body = {} } }: Entry): Values => ({
  name: textOf(body['name']),
  username: textOf(body['username']),
  email: textOf(body['email']),
})

export const useProfile = (accountId: number, profile: CustomerProfile) => {
  const { t } = useTranslation('CustomerProfile')
  const client = useQueryClient()
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: valuesOf(profile) })
  const refused = useServerFieldErrors(form, FIELDS)
  const entry = useOutbox('customer_profile', CUSTOMER_PROFILE_TARGET).at(-1)
  const showQueued = useQueuedToast(showProviderToast)
  const keyFor = useIdempotencyKey()
  const saves = useRef(0)
  useShowWaiting(form, { entry, waiting: waitingValues, saved: valuesOf(profile) })

  const applySaved = (saved: CustomerProfile) => {
    client.setQueryData(customerProfileQuery(accountId).queryKey, saved)
    form.reset(valuesOf(saved))
    updateSessionUsername(saved.username)
  }
  const save = async (values: Values) => {
    try {
      const body = { ...values, email: values.email || null }
      // Counted, because the same values can be saved again after another change.
      const key = keyFor([body, saves.current])
      const result = await sendCustomerProfile(body, { key, replaces: entry?.id })
      saves.current += 1
      if (result.isQueued) {
        form.reset(values)
        return showQueued()
      }
      if (result.reply) applySaved(result.reply)
      else applySaved(await client.fetchQuery({ ...customerProfileQuery(accountId), staleTime: 0 }))
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
  const showSaved = () => form.reset(valuesOf(profile))
  return { formState: form.formState, bind, submit, entry, showSaved }
}
