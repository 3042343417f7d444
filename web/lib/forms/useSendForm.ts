import { useState } from 'react'
import type { TFunction } from '../i18n/translate.ts'
import { isConflict } from '../http/call.ts'
import { wasCancelled } from '../http/was-cancelled.ts'
import { showProviderToast } from '../toast.ts'
import type { UploadOptions } from '../uploads/upload.ts'
import { useUpload } from '../uploads/useUpload.ts'
import type { FieldError } from './useServerFieldErrors.ts'

type Form<Field> = { t: TFunction; show: (error: unknown) => readonly FieldError<Field>[] }

type Failures<Field> = {
  /** The text for errors at fields; with the error when there is only one. */
  wrong: (only: FieldError<Field> | undefined) => string
  /** The text for any other failure, and a reason that the toast leaves out. */
  failed: (error: unknown) => [text: string, reason?: string]
  onConflict?: () => void
}

/** Sends a form of a provider with its files, and displays failures. */
export const useSendForm = <Field>(
  { t, show }: Form<Field>,
  { wrong, failed, onConflict }: Failures<Field>,
) => {
  const { progress, cancel, run } = useUpload()
  const [problem, setProblem] = useState<string>()

  const showProblem = (text: string, reason = '') => {
    setProblem(`${text} ${reason}`.trim())
    showProviderToast({ kind: 'error', text })
  }
  const showFailure = (error: unknown) => {
    if (wasCancelled(error)) return showProviderToast({ kind: 'info', text: t('cancelled') })
    if (onConflict && isConflict(error)) return onConflict()
    const [first, ...others] = show(error)
    if (!first) return showProblem(...failed(error))
    showProviderToast({ kind: 'error', text: wrong(others.length === 0 ? first : undefined) })
  }
  const send = (work: (options: UploadOptions) => Promise<void>) =>
    run((options) => {
      setProblem(undefined)
      return work(options).catch(showFailure)
    })
  return { send, showProblem, state: { progress, problem, cancel } }
}
