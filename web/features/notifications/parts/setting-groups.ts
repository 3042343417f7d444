import type { Role } from '../../../lib/session/session.ts'
import type { SettingsKind } from '../notification-settings.api.ts'

export type SettingsGroup = { name: 'shops' | 'customers' | 'account'; kinds: readonly SettingsKind[] }

const ACCOUNT: SettingsGroup = {
  name: 'account',
  kinds: ['announcement', 'report_decision', 'account_decision', 'contact_taken', 'security'],
}

export const SETTING_GROUPS: Readonly<Record<Role, readonly SettingsGroup[]>> = {
  customer: [
    {
      name: 'shops',
      kinds: ['order', 'chat_message', 'reply', 'review_reply', 'new_post', 'need_reply', 'review_invite'],
    },
    ACCOUNT,
  ],
  provider: [
    {
      name: 'customers',
      kinds: ['order', 'contact', 'chat_message', 'need_received', 'need_closed', 'comment', 'review'],
    },
    ACCOUNT,
  ],
}
