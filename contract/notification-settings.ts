// What a person wants to hear of, where and when.
import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'

/** What comes to the bell. */
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
  /** No push comes from then on. */
  quiet_from: Time,
  /** What waited comes then. The same as `quiet_from`: no quiet hours. */
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
  summary: 'What one wants to hear of, at the bell and as a push, and when no push may come',
  reply: { 200: NotificationSettings },
})

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: '/notification-settings/',
  access: 'signed-in',
  summary: 'Change them; what is left out stays',
  body: Type.Object({
    quiet_from: Type.Optional(Time),
    quiet_to: Type.Optional(Time),
    // A kind that is spelled wrong would change nothing, and the caller would take it for done.
    kinds: Type.Optional(
      Type.Object(forEachKind(ChangedKind), { propertyNames: { enum: [...notificationKinds] } }),
    ),
  }),
  reply: { 200: NotificationSettings },
  invalidates: [],
})
export type SettingsChange = Static<typeof saveNotificationSettings.body>
