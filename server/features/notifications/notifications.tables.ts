import type { Generated } from 'kysely'

/** What was decided about a report or an account, in the words of the administrators' desk. */
export type Decision =
  | 'content_hidden'
  | 'content_removed'
  | 'account_limited'
  | 'account_suspended'
  | 'warned'
  | 'restored'
  | 'appeal_upheld'
  | 'no_action'

export type NotificationKind =
  | 'comment'
  | 'reply'
  | 'contact'
  | 'chat_message'
  | 'report_decision'
  | 'account_decision'

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
      /** `code` opens the page of the report or of the appeal. */
      parameters: Generated<{ decision?: Decision; code?: string }>
      createdAt: Generated<Date>
      readAt: Date | null
    }
  }
}
