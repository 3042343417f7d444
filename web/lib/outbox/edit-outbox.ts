// What a person can do about something that waits.
import { isAtRest, type OutboxRequest } from './entry.ts'
import { sendInBackground, sendWaiting } from './outbox.ts'
import { ready } from './ready.ts'
import { updateEntry } from './store.ts'

/** Answers whether it could: what is under way can't be changed. */
export const changeEntry = async (id: number, request: (now: OutboxRequest) => OutboxRequest) => {
  const changed = await updateEntry(id, (entry) =>
    isAtRest(entry) ? ready({ ...entry, request: request(entry.request) }) : undefined,
  )
  sendInBackground()
  return changed !== undefined
}

export const sendNow = async (id: number) => {
  await updateEntry(id, (entry) => (isAtRest(entry) ? ready(entry) : undefined))
  await sendWaiting()
}

export const throwAway = (id: number) => updateEntry(id, (entry) => (isAtRest(entry) ? null : undefined))
