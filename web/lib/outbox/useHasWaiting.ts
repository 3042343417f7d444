import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import { hasWaiting, onWaitingChange } from './waiting-accounts.ts'
import { ownerOf } from './owner.ts'

export const useHasWaiting = () => {
  const account = ownerOf(useSession())
  return useSyncExternalStore(
    onWaitingChange,
    () => hasWaiting(account),
    () => false,
  )
}
