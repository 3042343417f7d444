// What a report stores of a message, and what a decision about it changes.
import { afterCommit, type Db, type Tx } from '../../platform/db/db.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { removedFrame } from './chat.view.ts'
import { selectMessagesBefore, selectReportedMessage, updateVisibility } from './reported-message.queries.ts'

// Enough to understand one message, without handing over the conversation.
const CONTEXT_MESSAGES = 2

/** Undefined unless the reader takes part in the chat. The names are those of the writer only. */
export const snapshotOfMessage = async (db: Db, id: number, readerId: number) => {
  const row = await selectReportedMessage(db, { id, readerId })
  if (!row) return undefined
  const { chatId, senderType, content, voice, createdAt, customerId, providerId } = row
  const before = await selectMessagesBefore(db, { id, chatId, count: CONTEXT_MESSAGES })
  return {
    writerId: senderType === 'customer' ? customerId : providerId,
    customerId,
    providerId,
    ...(senderType === 'customer' ? { customerName: row.customerName } : { businessName: row.businessName }),
    messageText: content,
    voice,
    createdAt,
    context: before.toReversed().map((each) => ({
      isByWriter: each.senderType === senderType,
      content: each.content,
      voiceSeconds: each.voiceSeconds,
      createdAt: each.createdAt,
    })),
  }
}

type MessageVisibility = { id: number; visibility: 'shown' | 'hidden' | 'removed' }

/** Open chats remove the message at once. A restored message returns when a chat is opened again. */
export const setMessageVisibility = async (tx: Tx, change: MessageVisibility, publish: Publish) => {
  const message = await updateVisibility(tx, change)
  if (!message || change.visibility === 'shown') return
  const { chatId } = message
  const text = JSON.stringify(removedFrame(chatId, change.id))
  afterCommit(tx, () => publish({ kind: 'message-removed', chatId, text }))
}
