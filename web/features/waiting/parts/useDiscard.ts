import { logWarning } from '../../../lib/log.ts'
import { discardEntry } from '../../../lib/outbox/edit-outbox.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'

export const useDiscard = (id: number, onDone?: () => void) =>
  useWrite({
    mutationFn: () => discardEntry(id),
    onDone: () => onDone?.(),
    onFailed: (error) => logWarning('an entry could not be thrown away', error),
  })
