import { logWarning } from '../../../lib/log.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'

export const useLoadOlder = (loadOlder: () => Promise<void>) => {
  const { write, isPending, error } = useWrite({
    mutationFn: loadOlder,
    onFailed: (failure) => logWarning('older messages could not be loaded', failure),
  })
  return { isBusy: isPending, hasFailed: error !== null, load: () => write() }
}
