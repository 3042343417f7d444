import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'

export const notificationKinds = [
  'comment',
  'reply',
  'contact',
  'chat_message',
  'report_decision',
  'account_decision',
  'contact_taken',
  'security',
  'review',
  'review_reply',
  'review_invite',
  'new_post',
  'need_received',
  'need_reply',
  'need_closed',
  'order',
  'announcement',
] as const
export type SettingsKind = (typeof notificationKinds)[number]

const forEachKind = <T>(value: T) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, value])) as Record<SettingsKind, T>

const Time = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'HH:MM, in India',
  examples: ['22:00'],
})

export const NotificationSettings = Type.Object({
  quiet_from: Time,
  /** End of the quiet hours: delayed pushes are sent. Equal to `quiet_from` for none. */
  quiet_to: Time,
  kinds: Type.Object(forEachKind(Type.Object({ bell: Type.Boolean(), push: Type.Boolean() }))),
})
export type NotificationSettings = Static<typeof NotificationSettings>

const ChangedKind = Type.Optional(
  Type.Object({ bell: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) }),
)

export const readNotificationSettings = endpoint({
  method: 'GET',
  path: '/notification-settings/',
  access: 'signed-in',
  summary: 'Enabled notifications in the app and as pushes, and the quiet hours',
  reply: { 200: NotificationSettings },
})

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: '/notification-settings/',
  access: 'signed-in',
  summary: 'Update the settings; omitted fields are unchanged',
  body: Type.Object({
    quiet_from: Type.Optional(Time),
    quiet_to: Type.Optional(Time),
    // Unknown kinds are refused instead of ignored.
    kinds: Type.Optional(
      Type.Object(forEachKind(ChangedKind), { propertyNames: { enum: [...notificationKinds] } }),
    ),
  }),
  reply: { 200: NotificationSettings },
  invalidates: [],
})
export type SettingsChange = Static<typeof saveNotificationSettings.body>
