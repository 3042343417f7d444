import { useState } from 'react'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import type { UploadOptions } from '../../../lib/uploads/upload.ts'
import { useUpload } from '../../../lib/uploads/useUpload.ts'
import { wasCancelled } from '../../../lib/http/was-cancelled.ts'
import type { ProviderForm } from './useProviderForm.ts'
import { type ProviderFieldError, providerFieldErrors } from './provider-field-errors.ts'

type FormTexts = {
  /** The text for errors at fields. */
  wrong: (wrong: readonly ProviderFieldError[]) => string
  /** The text for any other error. */
  failed: (message: string) => string
}

export const useSendForm = ({ t, fields, refuse }: ProviderForm, texts: FormTexts) => {
  const { progress, cancel, run } = useUpload()
  const [problem, setProblem] = useState<string>()

  const showProblem = (text: string) => {
    setProblem(text)
    showProviderToast({ kind: 'error', text })
  }
  const showFieldErrors = (wrong: readonly ProviderFieldError[]) => {
    for (const { field, message } of wrong) refuse(field, message, false)
    showProviderToast({ kind: 'error', text: texts.wrong(wrong) })
  }
  const showFailure = (error: unknown) => {
    const wrong = providerFieldErrors(error, fields)
    if (wasCancelled(error)) showProviderToast({ kind: 'info', text: t('cancelled') })
    else if (wrong.length > 0) showFieldErrors(wrong)
    else showProblem(texts.failed(reasonText(t, error, t('noAnswer'))))
  }

  const send = (work: (options: UploadOptions) => Promise<void>) =>
    run((options) => {
      setProblem(undefined)
      return work(options).catch(showFailure)
    })
  return { send, showProblem, state: { progress, problem, cancel } }
}
