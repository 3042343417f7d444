import { isEditable, type OutboxRequest } from './entry.ts'
import { sendInBackground, sendWaiting } from './outbox.ts'
import { requeue } from './requeue.ts'
import { updateEntry } from './store.ts'

/** False when the entry is being sent. */
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
