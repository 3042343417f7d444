// Sends a form once, tells how far its files are, and puts what the server finds wrong where it belongs.
import { useState } from 'react'
import { refusalText } from '../../../lib/refusal-text.ts'
import { providerToast } from '../../../lib/toast.ts'
import type { UploadOptions } from '../../../lib/upload.ts'
import { useUploading, wasCancelled } from '../../../lib/useUploading.ts'
import type { ProviderForm } from './useProviderForm.ts'
import { type WrongField, wrongFieldsOf } from './wrong-fields.ts'

type Words = {
  /** Of what is marked at its field. */
  wrong: (wrong: readonly WrongField[]) => string
  /** Of anything else. */
  failed: (message: string) => string
}

export const useSending = ({ t, fields, refuse }: ProviderForm, words: Words) => {
  const { share, cancel, run } = useUploading()
  const [problem, setProblem] = useState<string>()

  const tell = (text: string) => {
    setProblem(text)
    providerToast({ kind: 'error', text })
  }
  const mark = (wrong: readonly WrongField[]) => {
    for (const { field, message } of wrong) refuse(field, message, false)
    providerToast({ kind: 'error', text: words.wrong(wrong) })
  }
  const tellFailure = (error: unknown) => {
    const wrong = wrongFieldsOf(error, fields)
    if (wasCancelled(error)) providerToast({ kind: 'info', text: t('cancelled') })
    else if (wrong.length > 0) mark(wrong)
    else tell(words.failed(refusalText(t, error, t('noAnswer'))))
  }

  const send = (work: (options: UploadOptions) => Promise<void>) =>
    run((options) => {
      setProblem(undefined)
      return work(options).catch(tellFailure)
    })
  return { send, tell, state: { share, problem, cancel } }
}
