import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { createContact } from '../../../../contract/contacts.ts'
import { contactRequest, firstOf } from '../../../../contract/rules.ts'
import { sendOrQueue } from '../../../lib/outbox/outbox.ts'
import { useLeaveSignal } from '../../../lib/outbox/useLeaveSignal.ts'
import { paths } from '../../../lib/paths.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { customerProfileQuery } from '../../accounts/accounts.api.ts'
import { useServerFieldErrors } from '../../../lib/forms/useServerFieldErrors.ts'
import { usePreloadedOutbox } from '../../waiting/useQueuedToast.ts'
import { contactTarget } from '../contact-target.ts'

const FIELDS = ['name', 'email', 'mobile_number'] as const
export type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>

const EMPTY: Values = { name: '', email: '', mobile_number: '' }

/** Undefined for visitors, and when the profile fails to load. */
const useProfileValues = (): Values | undefined => {
  const session = useSession()
  const isCustomer = session?.role === 'customer'
  const { data } = useQuery({ ...customerProfileQuery(session?.id ?? 0), enabled: isCustomer })
  if (!isCustomer || !data) return undefined
  return { name: data.name, email: data.email ?? '', mobile_number: data.mobile_number ?? '' }
}

type Provider = { id: number; name: string }

export const useContactForm = (provider: Provider, onSent: (isQueued: boolean) => void) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'ask' })
  const values = useProfileValues()
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: EMPTY,
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
  })
  const refused = useServerFieldErrors(form, FIELDS)
  const [problem, setProblem] = useState<string>()
  const keyFor = useIdempotencyKey()
  const leaveSignal = useLeaveSignal()
  usePreloadedOutbox()

  const { write, isPending } = useWrite({
    mutationFn: (submitted: Values) => {
      setProblem(undefined)
      const body = { provider_id: provider.id, ...submitted }
      const { id, name: title } = provider
      // With the session, if there is one, so that blocks are checked.
      return sendOrQueue<typeof createContact>(
        'POST',
        '/contacts/create/',
        { body, key: keyFor([body]) },
        {
          kind: 'contact',
          target: contactTarget(id),
          about: { title, to: paths.providerProfile(id) },
          signal: leaveSignal(),
        },
      )
    },
    onDone: ({ isQueued }) => onSent(isQueued),
    onFailed: (error) => {
      if (refused.show(error).length > 0) return
      setProblem(refusalText(t, error, error instanceof TypeError ? t('offline') : t('retry')))
    },
  })
  const submit = (event: SubmitEvent) => {
    refused.forget()
    return form.handleSubmit((submitted) => write(submitted))(event)
  }
  const bind = (field: Field) =>
    form.register(field, { validate: firstOf(contactRequest[field], refused.ruleOf(field)) })
  return { bind, errors: form.formState.errors, problem, isBusy: isPending, submit }
}
