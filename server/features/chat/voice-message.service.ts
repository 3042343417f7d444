import { type Db, inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { insertClaimedMedia, type MediaDeps, withMedia } from '../media/media.service.ts'
import { type PreparedVoice, prepareVoice } from '../media/voice-upload.service.ts'
import { getParticipantChat, sideOf } from './chat.service.ts'
import { messageView } from './chat.view.ts'
import type { LiveChat } from './live-chat.ts'
import { insertMessages, type OutgoingMessage, selectMessage } from './send-message.queries.ts'
import { type ChatConnection, storedMessage } from './send-message.service.ts'

type VoiceNote = { chatId: number; clientId: string; audio: FieldFiles }
type VoiceDeps = { mediaDeps: MediaDeps; liveChat: LiveChat }

// Nothing was inserted, so the transaction is undone and the file deleted.
class NotInserted extends Error {
  readonly stored: Awaited<ReturnType<typeof insertOne>>
  constructor(stored: Awaited<ReturnType<typeof insertOne>>) {
    super('not inserted')
    this.stored = stored
  }
}

const insertOne = async (db: Db, message: OutgoingMessage, now: Date) => {
  const row = (await insertMessages(db, [message], now)).get(0)
  return row && { ...row, at: now.toISOString() }
}

/** The file and its message are stored in one transaction. */
const storeWith =
  (db: Db, { prepared, column }: PreparedVoice, deps: MediaDeps) =>
  async (message: OutgoingMessage) => {
    const work = () =>
      inTransaction(db, async (tx) => {
        const [id = 0] = await insertClaimedMedia(tx, [prepared.media])
        const stored = await insertOne(tx, { ...message, voice: { id, column } }, deps.clock())
        if (!stored || stored.id === null) throw new NotInserted(stored)
        return stored
      })
    return withMedia(db, { files: {}, others: [prepared], ...deps }, work).catch((error: unknown) => {
      if (error instanceof NotInserted) return error.stored
      throw error
    })
  }

const sendNew = async (
  db: Db,
  connection: ChatConnection,
  { clientId, audio }: VoiceNote,
  { mediaDeps, liveChat }: VoiceDeps,
) => {
  const voice = await prepareVoice(audio)
  const message = { clientId, content: '', voice: { id: 0, column: voice.column } }
  return liveChat.say(connection, message, storeWith(db, voice, mediaDeps))
}

/** A known client_id is answered before the file is processed. */
const sendOnce = async (db: Db, connection: ChatConnection, note: VoiceNote, deps: VoiceDeps) => {
  const { chatId, clientId } = note
  if (!(await selectMessage(db, { chatId, clientId }))) return sendNew(db, connection, note, deps)
  const signer = deps.liveChat.mediaSigner
  return { row: await storedMessage(db, connection, { clientId, signer }), isNew: false }
}

export const sendVoice = async (db: Db, viewer: Viewer, note: VoiceNote, deps: VoiceDeps) => {
  const side = sideOf(viewer)
  const chat = await getParticipantChat(db, viewer, note.chatId)
  const { row, isNew } = await sendOnce(db, { viewer, side, chat }, note, deps)
  if (!row.voice) throw new Refusal('client_id_used')
  return { message: messageView(chat, row), isNew }
}
