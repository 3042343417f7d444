import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

type ChoiceOptions<Input, Result> = {
  /** What is chosen. */
  key: QueryKey
  mutationFn: (input: Input) => Promise<Result>
  /** `chosen` stays until this has ended too. `isLast`: nothing else was chosen meanwhile. */
  onDone?: (result: Result, sent: { input: Input; isLast: boolean }) => unknown
  /** A person is told of every failure: here, or by the `error` that the hook returns. */
  onFailed?: (error: Error, input: Input) => unknown
}

/**
 * For what is saved at once, such as a switch. `chosen` is shown while it is on its way; who changes their mind meanwhile gets what they
 * chose last.
 */
export const useChoice = <Input, Result>({
  key,
  mutationFn,
  onDone,
  onFailed,
}: ChoiceOptions<Input, Result>) => {
  const client = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationKey: key,
    mutationFn: (input: Input) => mutationFn(input),
    // One after the other, so that the last one stands.
    scope: { id: hashKey(key) },
    // Offline it fails and says so, instead of being sent when the connection is back.
    networkMode: 'always',
    onSuccess: (result, input) =>
      onDone?.(result, { input, isLast: client.isMutating({ mutationKey: key }) === 1 }),
    onError: (failure, input) => onFailed?.(failure, input),
  })
  return { choose: (input: Input) => mutate(input), chosen: isPending ? variables : undefined, error }
}
