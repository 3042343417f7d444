// Sends a form once, tells how far its files are, and puts what the server finds wrong where it belongs.
import { useEffect, useRef, useState } from 'react'
import { refusalText } from '../../../lib/refusal-text.ts'
import { providerToast } from '../../../lib/toast.ts'
import type { UploadOptions } from '../../../lib/upload.ts'
import type { ProviderForm } from './useProviderForm.ts'
import { type WrongField, wrongFieldsOf } from './wrong-fields.ts'

type Words = {
  /** Of what is marked at its field. */
  wrong: (wrong: readonly WrongField[]) => string
  /** Of anything else. */
  failed: (message: string) => string
}

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

export const useSending = ({ t, fields, refuse }: ProviderForm, words: Words) => {
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const underWay = useRef<AbortController>(undefined)
  const cancel = () => underWay.current?.abort()
  useEffect(() => () => underWay.current?.abort(), [])

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

  const send = async (work: (options: UploadOptions) => Promise<void>) => {
    if (underWay.current) return
    const { signal } = (underWay.current = new AbortController())
    setShare(0)
    setProblem(undefined)
    try {
      await work({ onProgress: setShare, signal })
    } catch (error) {
      tellFailure(error)
    } finally {
      underWay.current = undefined
      setShare(undefined)
    }
  }
  return { send, tell, state: { share, problem, cancel } }
}
