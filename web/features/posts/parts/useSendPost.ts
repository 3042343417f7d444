// Sends a post once, tells how far its files are, and puts what the server finds wrong where it belongs.
import { useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import { ruleText } from '../../../lib/rule-text.ts'
import { providerToast } from '../../../lib/toast.ts'
import type { UploadOptions } from '../../../lib/upload.ts'
import { useUploading, wasCancelled } from '../../../lib/useUploading.ts'
import type { PostForm } from './usePostForm.ts'
import { type WrongField, wrongFieldsOf } from './wrong-fields.ts'

const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401

export const useSendPost = ({ t, refuse }: PostForm) => {
  const { share, cancel, run } = useUploading()
  const [problem, setProblem] = useState<string>()

  const tell = (text: string, reason = '') => {
    setProblem(`${text} ${reason}`.trim())
    providerToast({ kind: 'error', text })
  }
  const mark = (wrong: readonly WrongField[]) => {
    for (const { field, message } of wrong) refuse(field, message, false)
    const [first, ...others] = wrong
    const text = first && others.length === 0 ? ruleText(t, first.message) : t('fixFields')
    providerToast({ kind: 'error', text })
  }
  const tellFailure = (error: unknown) => {
    const wrong = wrongFieldsOf(error)
    if (wasCancelled(error)) providerToast({ kind: 'info', text: t('cancelled') })
    else if (isSignedOut(error)) tell(t('signedOut'))
    else if (wrong.length > 0) mark(wrong)
    else tell(t('failed'), refusalText(t, error, t('noAnswer')))
  }
  const send = (work: (options: UploadOptions) => Promise<void>) =>
    run((options) => {
      setProblem(undefined)
      return work(options).catch(tellFailure)
    })
  return { send, tell, state: { share, problem, cancel } }
}
