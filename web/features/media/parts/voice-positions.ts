// Where each note was stopped, stored where drafts are, so that the logout deletes it.
import { readDraft, saveDraft } from '../../../lib/forms/drafts.ts'
import { currentSession } from '../../../lib/session/session.ts'

const NAME = 'voice-positions'
// Of more notes, those that were stopped last.
const MAX_NOTES = 100

type StoppedAt = readonly [key: string, seconds: number]

const isStoppedAt = (entry: unknown): entry is StoppedAt =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number' && entry[1] > 0

const readPositions = (accountId: number): readonly StoppedAt[] => {
  const stored = readDraft(accountId, NAME)
  return Array.isArray(stored) ? stored.filter(isStoppedAt) : []
}

export const readVoicePosition = (key: string) => {
  const session = currentSession()
  return (session && readPositions(session.id).find(([each]) => each === key)?.[1]) ?? 0
}

/** At the start it is removed. */
export const saveVoicePosition = (key: string, seconds: number) => {
  const session = currentSession()
  if (!session) return
  const stored = readPositions(session.id)
  const others = stored.filter(([each]) => each !== key)
  if (seconds === 0 && others.length === stored.length) return
  saveDraft(
    session.id,
    NAME,
    seconds > 0 ? [...others, [key, Math.round(seconds * 10) / 10]].slice(-MAX_NOTES) : others,
  )
}
