// What a person can do about something that waits.
import { isEditable, type OutboxRequest } from './entry.ts'
import { sendInBackground, sendWaiting } from './outbox.ts'
import { requeue } from './requeue.ts'
import { updateEntry } from './store.ts'

/** Answers whether it could: what is under way can't be changed. */
export const changeEntry = async (id: number, request: (now: OutboxRequest) => OutboxRequest) => {
  const changed = await updateEntry(id, (entry) =>
    isEditable(entry) ? requeue({ ...entry, request: request(entry.request) }) : undefined,
  )
  sendInBackground()
  return changed !== undefined
}

export const sendNow = async (id: number) => {
  await updateEntry(id, (entry) => (isEditable(entry) ? requeue(entry) : undefined))
  await sendWaiting()
}

export const discardEntry = (id: number) => updateEntry(id, (entry) => (isEditable(entry) ? null : undefined))
