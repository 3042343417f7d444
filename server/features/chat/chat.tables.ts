import type { Generated } from 'kysely'
import type { VoiceColumn } from '../media/voice-upload.service.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    chats: {
      id: Generated<number>
      customerId: number
      providerId: number
      createdAt: Generated<Date>
      lastMessageId: number | null
      activeAt: Generated<Date>
      customerReadId: Generated<number>
      providerReadId: Generated<number>
    }
    messages: {
      id: Generated<number>
      chatId: number
      senderType: 'customer' | 'provider'
      clientId: string
      content: string
      voiceId: Generated<number | null>
      voice: Generated<VoiceColumn | null>
      visibility: Generated<'shown' | 'hidden' | 'removed'>
      createdAt: Generated<Date>
    }
  }
}
