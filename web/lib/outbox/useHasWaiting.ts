import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import { hasWaiting, onWaitingChange } from './waiting-accounts.ts'
import { ownerOf } from './owner.ts'

/** Whether something of whoever is signed in waits here. */
export const useHasWaiting = () => {
  const account = ownerOf(useSession())
  return useSyncExternalStore(
    onWaitingChange,
    () => hasWaiting(account),
    () => false,
  )
}
