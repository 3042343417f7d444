import type { Notification, NotificationFrame } from '../../../contract/notifications.ts'
import type { Language } from '../../../contract/language.ts'
import type { Role } from '../../platform/http/viewer.ts'
import type { BellKind, BellParameters } from './notifications.tables.ts'
import { lockScreenTextFor, notificationTextFor } from './notifications.texts.ts'

export type NotificationRow = {
  id: number
  kind: BellKind
  name: string | null
  title: string | null
  post: number | null
  chat: number | null
  need: number | null
  actor: number | null
  parameters: BellParameters
  at: string
  read: boolean
}

export type Reader = { lang: Language; role: Role }

type Target = (row: NotificationRow, role: Role) => string
const profileOf = (role: Role) => (role === 'provider' ? '/profile-provider' : '/profile-customer')

const targets: Readonly<Record<BellKind, Target>> = {
  comment: () => '/viewcomments',
  reply: ({ post }) => `/postpage/${post}`,
  contact: () => '/viewrequests',
  chat_message: ({ chat }, role) => `${role === 'provider' ? '/chatrequests' : '/chats'}?chat=${chat}`,
  report_decision: ({ parameters: { code } }, role) => (code ? `/report/${code}` : profileOf(role)),
  account_decision: ({ parameters: { code } }, role) => (code ? `/appeal/${code}` : profileOf(role)),
  contact_taken: (_row, role) => profileOf(role),
  security: () => '/security',
  review: () => '/viewreviews',
  review_reply: ({ actor }) => `/providerprofile/${actor}#reviews`,
  review_invite: ({ actor }) => `/providerprofile/${actor}?review=1#reviews`,
  new_post: ({ post }) => `/postpage/${post}`,
  need_received: ({ need }) => `/received-needs/${need}`,
  need_reply: ({ need }) => `/needs/${need}`,
  need_closed: ({ need }) => `/received-needs/${need}`,
  order: ({ parameters: { order } }) => `/orders/${order?.id}`,
  announcement: ({ parameters: { path } }) => path ?? '/',
  breach: ({ parameters: { path } }) => path ?? '/',
}

const messageOf = ({ kind, name, title, parameters }: NotificationRow, lang: Language) => {
  if (kind === 'announcement' || kind === 'breach') return parameters.texts?.[lang] ?? ''
  return notificationTextFor(lang, kind, {
    name: name ?? '',
    title: title ?? '',
    decision: parameters.decision ?? 'no_action',
    via: parameters.via ?? 'email',
    event: parameters.event ?? 'new_device',
    device: parameters.device ?? { browser: null, system: null },
    isChosen: parameters.isChosen ?? false,
    voiceSeconds: parameters.voiceSeconds,
    order: parameters.order ?? { id: 0, number: 0, status: 'placed' },
  })
}

export const notificationView = (row: NotificationRow, { lang, role }: Reader): Notification => ({
  id: row.id,
  message: messageOf(row, lang),
  target_url: targets[row.kind](row, role),
  is_read: row.read,
  created_at: new Date(row.at).toISOString(),
})

export const notificationFrame = (
  row: NotificationRow,
  { unread, ...reader }: Reader & { unread: number },
): NotificationFrame => {
  const { id, message, target_url, created_at: timestamp } = notificationView(row, reader)
  return { id, message, target_url, timestamp, is_read: false, unread_count: unread }
}

const lockScreenText = (row: NotificationRow, lang: Language) =>
  (row.kind !== 'announcement' && lockScreenTextFor(lang, row.kind)) || messageOf(row, lang)

/** Only what a lock screen may show. */
export const pushView = (row: NotificationRow, { lang, role }: Reader) => ({
  id: row.id,
  kind: row.kind,
  chat: row.chat,
  message: lockScreenText(row, lang),
  targetUrl: targets[row.kind](row, role),
})
