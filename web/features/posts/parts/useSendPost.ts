import { useState } from 'react'
import { CallError } from '../../../lib/http/call.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import type { UploadOptions } from '../../../lib/uploads/upload.ts'
import { useUpload } from '../../../lib/uploads/useUpload.ts'
import { wasCancelled } from '../../../lib/http/was-cancelled.ts'
import type { PostForm } from './usePostForm.ts'
import { type PostFieldError, postFieldErrors } from './post-field-errors.ts'

const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401

export const useSendPost = ({ t, refuse }: PostForm) => {
  const { progress, cancel, run } = useUpload()
  const [problem, setProblem] = useState<string>()

  const showProblem = (text: string, reason = '') => {
    setProblem(`${text} ${reason}`.trim())
    showProviderToast({ kind: 'error', text })
  }
  const showFieldErrors = (wrong: readonly PostFieldError[]) => {
    for (const { field, message } of wrong) refuse(field, message, false)
    const [first, ...others] = wrong
    const text = first && others.length === 0 ? ruleText(t, first.message) : t('fixFields')
    showProviderToast({ kind: 'error', text })
  }
  const showFailure = (error: unknown) => {
    const wrong = postFieldErrors(error)
    if (wasCancelled(error)) showProviderToast({ kind: 'info', text: t('cancelled') })
    else if (isSignedOut(error)) showProblem(t('signedOut'))
    else if (wrong.length > 0) showFieldErrors(wrong)
    else showProblem(t('failed'), reasonText(t, error, t('noAnswer')))
  }
  const send = (work: (options: UploadOptions) => Promise<void>) =>
    run((options) => {
      setProblem(undefined)
      return work(options).catch(showFailure)
    })
  return { send, showProblem, state: { progress, problem, cancel } }
}
