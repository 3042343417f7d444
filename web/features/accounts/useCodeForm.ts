import { useRef, useState } from 'react'
import { wasRefused } from '../../lib/forms/refusal-text.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'

type Options = {
  send: (code: string) => Promise<unknown>
  problemOf: (error: unknown) => string
  emptyText?: string
}

/** A wrong code is cleared; one that the server has not checked stays. */
export const useCodeForm = ({ send, problemOf, emptyText }: Options) => {
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const refuse = (text: string) => {
    setProblem(text)
    form.current?.querySelector('input')?.focus()
  }
  const { write, isPending } = useWrite({
    mutationFn: send,
    onFailed: (error) => {
      if (wasRefused(error)) setCode('')
      refuse(problemOf(error))
    },
  })
  const change = (next: string) => {
    setCode(next)
    setProblem(undefined)
  }
  const submit = (typed = code) =>
    emptyText !== undefined && typed.trim() === '' ? refuse(emptyText) : write(typed)
  return { form, code, setCode: change, problem, isBusy: isPending, submit }
}
