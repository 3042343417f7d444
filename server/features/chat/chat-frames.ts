import { randomUUID } from 'node:crypto'
import { Compile } from 'typebox/compile'
import { MessageFrame, ReadFrame } from '../../../contract/chat.ts'
import type { RefusalCode } from '../../../contract/errors.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import { chatMessage, trimmed } from '../../../contract/rules.ts'
import { isValidText } from '../../platform/db/valid-text.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Frame } from '../../platform/live/frames.ts'
import type { ChatConnection } from './send-message.service.ts'

const readFrame = Compile(ReadFrame)
const messageFrame = Compile(MessageFrame)

const LENGTH_REFUSALS = {
  messageEmpty: 'message_empty',
  chatMessageLong: 'message_too_long',
} as const satisfies Partial<Record<RuleCode, RefusalCode>>

export const validateContent = (content: string) => {
  const broken = chatMessage(content)
  if (broken) throw new Refusal(LENGTH_REFUSALS[broken])
  if (!isValidText(content)) throw new Refusal('bad_input')
  return trimmed(content)
}

export type ChatFrame = { upTo: number | undefined } | { clientId: string; content: string }

export const parseChatFrame = (frame: Frame, { viewer, side, chat }: ChatConnection): ChatFrame => {
  if ('action' in frame) {
    if (!readFrame.Check(frame)) throw new Refusal('bad_input')
    return { upTo: frame.up_to }
  }
  if (!messageFrame.Check(frame)) throw new Refusal('bad_input')
  const { sender_id = viewer.id, sender_type = side, chat_id = chat.id, client_id, content } = frame
  const isOwn = Number(sender_id) === viewer.id && sender_type === side && Number(chat_id) === chat.id
  if (!isOwn) throw new Refusal('sender_wrong')
  const clientId = client_id ?? randomUUID()
  if (!isValidText(clientId)) throw new Refusal('bad_input')
  return { clientId, content: validateContent(content) }
}
