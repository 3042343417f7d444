import { useEffect, useReducer, useState } from 'react'
import { logWarning } from '../../lib/log.ts'
import { canHint, InstallHint, type InstallPrompt } from './parts/InstallHint.tsx'
import { type Copy, SavedCopyBar } from './parts/SavedCopyBar.tsx'
import { UpdatePrompt } from './parts/UpdatePrompt.tsx'
import { useOfflineLinkGuard } from './parts/useOfflineLinkGuard.ts'
import { useReportVisit } from './parts/useReportVisit.ts'
import { type OfflineEvent, startWorker } from './start-worker.ts'

type State = {
  /** Null while the server is reachable. */
  copy: Copy | null
  updates: number
  isFileGone: boolean
  prompt: InstallPrompt | undefined
  hasReturned: boolean
}

const olderOf = (a: string | undefined, b: string) => (a !== undefined && a < b ? a : b)

const copyAfter = (copy: Copy | null, event: OfflineEvent): Copy | null => {
  if (event.kind === 'saved') return { savedAt: olderOf(copy?.savedAt, event.savedAt), isSearch: false }
  if (event.kind === 'searched') return { savedAt: copy?.savedAt, isSearch: true }
  return copy ?? { savedAt: undefined, isSearch: false }
}

const reduce = (state: State, event: OfflineEvent | { kind: 'back' }): State => {
  if (event.kind === 'back') return { ...state, copy: null }
  if (event.kind === 'update')
    return { ...state, updates: state.updates + 1, isFileGone: event.isFileGone ?? false }
  if (event.kind === 'install') return { ...state, prompt: event.prompt }
  if (event.kind === 'visit') return { ...state, hasReturned: true }
  return { ...state, copy: copyAfter(state.copy, event) }
}

const INITIAL: State = { copy: null, updates: 0, isFileGone: false, prompt: undefined, hasReturned: false }

export const OfflineStatus = () => {
  const [{ copy, updates, isFileGone, prompt, hasReturned }, dispatch] = useReducer(reduce, INITIAL)
  useEffect(() => {
    startWorker(dispatch).catch((error: unknown) =>
      logWarning('the service worker could not be started', error),
    )
  }, [])
  useReportVisit()
  useOfflineLinkGuard()
  const [isHinted] = useState(canHint)
  return (
    <>
      {copy && <SavedCopyBar copy={copy} onBack={() => dispatch({ kind: 'back' })} />}
      {updates > 0 && <UpdatePrompt key={updates} isUrgent={isFileGone} />}
      {hasReturned && isHinted && <InstallHint prompt={prompt} />}
    </>
  )
}
