// Beside every page: that it is a saved copy, that there is a new version, that the site can be installed.
import { useEffect, useReducer, useState } from 'react'
import { logWarning } from '../../lib/log.ts'
import { InstallHint, type InstallPrompt } from './parts/InstallHint.tsx'
import { canHint } from './parts/install-hint.ts'
import { type Copy, SavedCopyBar } from './parts/SavedCopyBar.tsx'
import { UpdatePrompt } from './parts/UpdatePrompt.tsx'
import { useOfflineLinkGuard } from './parts/useOfflineLinkGuard.ts'
import { useSeenPage } from './parts/useSeenPage.ts'
import { type News, startWorker } from './start-worker.ts'

type State = {
  /** Null as long as the server answers. */
  copy: Copy | null
  /** How often a new version was offered. */
  updates: number
  prompt: InstallPrompt | undefined
  hasReturned: boolean
}

/** The oldest copy on the page counts. */
const olderOf = (a: string | undefined, b: string) => (a !== undefined && a < b ? a : b)

const copyAfter = (copy: Copy | null, news: News): Copy | null => {
  if (news.kind === 'saved') return { savedAt: olderOf(copy?.savedAt, news.savedAt), isSearch: false }
  if (news.kind === 'searched') return { savedAt: copy?.savedAt, isSearch: true }
  return copy ?? { savedAt: undefined, isSearch: false }
}

const reduce = (state: State, news: News | { kind: 'back' }): State => {
  if (news.kind === 'back') return { ...state, copy: null }
  if (news.kind === 'update') return { ...state, updates: state.updates + 1 }
  if (news.kind === 'install') return { ...state, prompt: news.prompt }
  if (news.kind === 'visit') return { ...state, hasReturned: true }
  return { ...state, copy: copyAfter(state.copy, news) }
}

const NOTHING: State = { copy: null, updates: 0, prompt: undefined, hasReturned: false }

export const OfflineStatus = () => {
  const [{ copy, updates, prompt, hasReturned }, hear] = useReducer(reduce, NOTHING)
  useEffect(() => {
    startWorker(hear).catch((error: unknown) => logWarning('the service worker could not be started', error))
  }, [])
  useSeenPage()
  useOfflineLinkGuard()
  const [isHinted] = useState(canHint)
  return (
    <>
      {copy && <SavedCopyBar copy={copy} onBack={() => hear({ kind: 'back' })} />}
      {updates > 0 && <UpdatePrompt key={updates} />}
      {hasReturned && isHinted && <InstallHint prompt={prompt} />}
    </>
  )
}
