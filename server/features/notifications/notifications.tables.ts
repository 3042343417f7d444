import type { Generated } from 'kysely'
import type { Audience } from '../../../contract/admin-limits.ts'
import type { Language } from '../../../contract/language.ts'
import type { OrderStatus } from '../../../contract/limits.ts'
import type { SettingsKind } from '../../../contract/notification-settings.ts'
import type { Device, SecurityEventName } from '../accounts/security-notice.service.ts'

export type Decision =
  | 'content_hidden'
  | 'content_removed'
  | 'account_limited'
  | 'account_suspended'
  | 'warned'
  | 'restored'
  | 'appeal_upheld'
  | 'no_action'

/** A breach notice can't be switched off. */
export type BellKind = SettingsKind | 'breach'
export type NotificationKind = Exclude<BellKind, 'announcement'>

export type OrderNews = { id: number; number: number; status: OrderStatus }

/** `code` identifies the report or the appeal. An announcement and a breach notice have their own text and path. */
export type BellParameters = {
  decision?: Decision
  code?: string
  texts?: Readonly<Record<Language, string>>
  path?: string
  /** Of a breach notice. The view replaces it by text and path. */
  announcementId?: number
  /** The contact that another account has verified. */
  via?: 'email' | 'mobile'
  event?: SecurityEventName
  device?: Device
  /** Of a closed need: this business was chosen. */
  isChosen?: true
  /** As it was when the notification was written. */
  order?: OrderNews
  /** The length of the voice note that a chat message is. */
  voiceSeconds?: number
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    notifications: {
      id: Generated<number>
      accountId: number
      kind: NotificationKind
      actorId: number | null
      commentId: number | null
      contactId: number | null
      chatId: number | null
      reviewId: number | null
      postId: number | null
      needId: number | null
      parameters: Generated<BellParameters>
      createdAt: Generated<Date>
      readAt: Date | null
    }
    /** A view. */
    notificationDetails: {
      id: number
      accountId: number
      kind: NotificationKind
      actorId: number | null
      chatId: number | null
      parameters: BellParameters
      createdAt: Date
      readAt: Date | null
      name: string | null
      title: string | null
      postId: number | null
      needId: number | null
      isVisible: boolean
    }
    announcements: {
      id: Generated<number>
      kind: Generated<'announcement' | 'breach'>
      audience: Audience | 'chosen'
      textEn: string
      textHi: string
      path: string
      announcedBy: number
      announcedAt: Date
      withdrawnAt: Date | null
      isShown: Generated<boolean>
      /** The last subscription whose push is queued; null when all are. */
      pushCursor: Generated<number | null>
    }
    notificationSettings: {
      accountId: number
      quietFrom: string
      quietTo: string
      bellOff: SettingsKind[]
      pushOff: SettingsKind[]
    }
    announcementsRead: { accountId: number; upTo: number }
  }
}
