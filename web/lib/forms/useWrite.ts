import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForceUpdate } from './useForceUpdate.ts'

type WriteOptions<Input, Result> = {
  mutationFn: (input: Input) => Promise<Result>
  /** It stays pending until this has ended too. Both are called even when the component has gone. */
  onDone?: (result: Result, input: Input) => unknown
  /** Also when `onDone` throws. A person is told of every failure: here, or by the `error` that the hook returns. */
  onFailed?: (error: Error, input: Input) => unknown
  /** For a list: what the write is about, such as the id of a row. One about another row need not wait; `isPending` is the last one's. */
  about?: (input: Input) => unknown
}

/** `write` drops what comes while one is under way, however quick the second press; `isPending` is for the button. */
export const useWrite = <Input = void, Result = unknown>({
  mutationFn,
  onDone,
  onFailed,
  about,
}: WriteOptions<Input, Result>) => {
  const running = useRef(new Set<unknown>())
  const forceUpdate = useForceUpdate()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (input: Input) => mutationFn(input),
    // Offline it fails and says so, instead of being sent when the connection is back.
    networkMode: 'always',
    onSuccess: (result, input) => onDone?.(result, input),
    onError: (failure, input) => onFailed?.(failure, input),
  })
  const write = (input: Input) => {
    const subject = about?.(input)
    if (running.current.has(subject)) return
    running.current.add(subject)
    const settle = () => {
      running.current.delete(subject)
      forceUpdate()
    }
    mutateAsync(input).then(settle, settle)
    forceUpdate()
  }
  return { write, isPending, error }
}
