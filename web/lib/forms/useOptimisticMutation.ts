import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useForceUpdate } from './useForceUpdate.ts'

type Sent<Input> = {
  input: Input
  /** Nothing else was chosen meanwhile. */
  isLast: boolean
}

type ChoiceOptions<Input, Result> = {
  /** What is chosen. */
  key: QueryKey
  mutationFn: (input: Input) => Promise<Result>
  /** `chosen` stays until this has ended too. */
  onDone?: (result: Result, sent: Sent<Input>) => unknown
  /** A person is told of every failure: here, or by the `error` that the hook returns. */
  onFailed?: (error: Error, sent: Sent<Input>) => unknown
}

/**
 * For what is saved at once, such as a switch. `chosen` is shown while it is on its way; who changes their mind meanwhile gets what they
 * chose last.
 */
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
    // One after the other, so that the last one stands. What was overtaken while it waited is not sent.
    scope: { id: hashKey(key) },
    mutationFn: async (input: Input) => (isLast() ? { result: await mutationFn(input) } : undefined),
    // Offline it fails and says so, instead of being sent when the connection is back.
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
