import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useForceUpdate } from './useForceUpdate.ts'

type Sent<Input> = {
  input: Input
  /** No newer value was set meanwhile. */
  isLast: boolean
}

type ChoiceOptions<Input, Result> = {
  /** Identifies the value that is saved. */
  key: QueryKey
  mutationFn: (input: Input) => Promise<Result>
  /** `variables` stays until this promise has settled. */
  onDone?: (result: Result, sent: Sent<Input>) => unknown
  /** Every failure must be displayed: here, or from the returned `error`. */
  onFailed?: (error: Error, sent: Sent<Input>) => unknown
}

/** For a control that saves at once, such as a switch. `variables` is the value being saved, and the last value wins. */
export const useOptimisticMutation = <Input, Result>({
  key,
  mutationFn,
  onDone,
  onFailed,
}: ChoiceOptions<Input, Result>) => {
  const client = useQueryClient()
  const forceUpdate = useForceUpdate()
  const isLast = () => client.isMutating({ mutationKey: key, exact: true }) === 1
  const mutation = useMutation({
    mutationKey: key,
    // One at a time, so that the last value wins. A queued value that was replaced is not sent.
    scope: { id: hashKey(key) },
    mutationFn: async (input: Input) => (isLast() ? { result: await mutationFn(input) } : undefined),
    // Fails offline, instead of being paused until the connection is back.
    networkMode: 'always',
    onSuccess: (sent, input) => sent && onDone?.(sent.result, { input, isLast: isLast() }),
    onError: (failure, input) => onFailed?.(failure, { input, isLast: isLast() }),
  })
  const mutate = (input: Input) => {
    mutation.mutate(input)
    forceUpdate()
  }
  return { mutate, variables: mutation.isPending ? mutation.variables : undefined, error: mutation.error }
}
