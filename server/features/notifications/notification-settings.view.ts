import {
  notificationKinds,
  type NotificationSettings,
  type SettingsKind,
} from '../../../contract/notification-settings.ts'
import type { SettingsRow } from './notification-settings.queries.ts'

const HH_MM = 5

export const settingsView = (row: SettingsRow): NotificationSettings => {
  const wanted = (kind: SettingsKind) => ({
    bell: !row.bellOff.includes(kind),
    push: !row.pushOff.includes(kind),
  })
  return {
    quiet_from: row.quietFrom.slice(0, HH_MM),
    quiet_to: row.quietTo.slice(0, HH_MM),
    kinds: Object.fromEntries(
      notificationKinds.map((kind) => [kind, wanted(kind)]),
    ) as NotificationSettings['kinds'],
  }
}
