import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForceUpdate } from './useForceUpdate.ts'

type WriteOptions<Input, Result> = {
  mutationFn: (input: Input) => Promise<Result>
  /** The write stays pending until this promise has settled. Both callbacks run even after unmounting. */
  onDone?: (result: Result, input: Input) => unknown
  /** Also when `onDone` throws. Every failure must be displayed: here, or from the returned `error`. */
  onFailed?: (error: Error, input: Input) => unknown
  /**
   * For a list: the key of the write, such as the id of a row. Writes with other keys run concurrently; `isPending` is of the last.
   */
  about?: (input: Input) => unknown
}

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
    // Fails offline, instead of being paused until the connection is back.
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
