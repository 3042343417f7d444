import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import { logWarning } from '../log.ts'
import { onOutboxChange } from './changes.ts'
import type { Entry, OutboxKind } from './entry.ts'
import { currentOwner, ownerOf } from './owner.ts'
import { isAwaitedHere } from './outbox.ts'
import { listEntries } from './store.ts'

const NONE: readonly Entry[] = []
let entries = NONE
let owner: number | undefined
const listeners = new Set<() => void>()

const read = async () => {
  const account = currentOwner()
  const found = (await listEntries(account)).filter(({ id }) => !isAwaitedHere(id))
  if (account !== currentOwner()) return
  entries = found
  owner = account
  for (const listener of listeners) listener()
}

const readAgain = () => {
  read().catch((error: unknown) => logWarning('the outbox could not be read', error))
}

let stop: (() => void) | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  stop ??= onOutboxChange(readAgain)
  readAgain()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

export const useWholeOutbox = (): readonly Entry[] => {
  const account = ownerOf(useSession())
  const current = useSyncExternalStore(
    subscribe,
    () => entries,
    () => NONE,
  )
  useEffect(readAgain, [account])
  // Until the entries of another account are read.
  return owner === account ? current : NONE
}

export const useOutbox = (kind: OutboxKind, target: string) =>
  useWholeOutbox().filter((entry) => entry.kind === kind && entry.target === target)

export const useOnSent = (kind: OutboxKind, target: string, onSent: () => void) => {
  const notify = useEffectEvent(onSent)
  useEffect(
    () =>
      onOutboxChange((change) => {
        if (change.is === 'sent' && change.kind === kind && change.target === target) notify()
      }),
    [kind, target],
  )
}
