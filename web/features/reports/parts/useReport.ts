import { type SubmitEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type * as api from '../../../../contract/reports.ts'
import { lengthOf } from '../../../../contract/rules.ts'
import { CallError } from '../../../lib/http/call.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { sendOrQueue } from '../../../lib/outbox/outbox.ts'
import { useLeaveSignal } from '../../../lib/outbox/useLeaveSignal.ts'
import { fieldProblems } from '../../../lib/forms/rule-text.ts'
import { currentSession, useSession } from '../../../lib/session/session.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { usePreloadedOutbox } from '../../waiting/useQueuedToast.ts'
import { bodyOf, EMPTY, type Field, FIELDS, type ReportTarget, ruleOf, type Values } from './report-fields.ts'

const messageFor = (error: unknown, field: Field) => {
  const messages = error instanceof CallError ? fieldProblems(error)?.[field] : undefined
  return Array.isArray(messages) ? messages[0] : undefined
}

/** The code is empty when the response was lost. */
export type ReportOutcome = 'queued' | { code: string }

export const useReport = (target: ReportTarget, onDone: (outcome: ReportOutcome) => void) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'report' })
  const isAnonymous = useSession() === null
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY })
  const [problem, setProblem] = useState<string>()
  const keyFor = useIdempotencyKey()
  const leaveSignal = useLeaveSignal()
  const { pathname } = useLocation()
  usePreloadedOutbox()

  // If the session has ended, the server requires name and e-mail, and the form then has these fields.
  const showError = (error: unknown) => {
    const wrong = FIELDS.filter((field) => messageFor(error, field))
    for (const field of wrong)
      form.setError(field, { type: 'server', message: messageFor(error, field) ?? '' })
    if (wrong.length > 0) return
    setProblem(refusalText(t, error, error instanceof TypeError ? t('offline') : t('retry')))
  }
  const { write, isPending } = useWrite({
    mutationFn: (values: Values) => {
      setProblem(undefined)
      const body = bodyOf(target, values, currentSession() === null)
      return sendOrQueue<typeof api.sendReport>(
        'POST',
        '/reports/',
        { body, key: keyFor([body]) },
        {
          kind: 'report',
          target: pathname,
          about: { title: t(`title.${target.kind}`), to: pathname },
          signal: leaveSignal(),
        },
      )
    },
    onDone: (result) => onDone(result.isQueued ? 'queued' : { code: result.reply?.tracking_code ?? '' }),
    onFailed: showError,
  })
  const submit = (event: SubmitEvent) => form.handleSubmit((values) => write(values))(event)
  const bind = (field: Field) => {
    const { name, ref, onChange, onBlur } = form.register(field, { validate: ruleOf(field, target.kind) })
    return { name, ref, onChange, onBlur }
  }
  const { ref, name, onChange, onBlur } = form.register('urgency')
  const urgency = { ref, name, onChange, onBlur }
  const used = lengthOf(useWatch({ control: form.control, name: 'description' }))
  return {
    bind,
    urgency,
    errors: form.formState.errors,
    used,
    isAnonymous,
    problem,
    isBusy: isPending,
    submit,
  }
}
