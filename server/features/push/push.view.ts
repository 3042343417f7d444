import type { PushMessage } from '../../../contract/push.ts'
import type { Language } from '../../../contract/language.ts'
import type { PushOptions } from '../../platform/push/push-sender.ts'
import type { PushNews } from '../notifications/notifications.service.ts'

type Titles = { one: string; several: (count: number) => string }

const TITLES: Readonly<Record<Language, Titles>> = {
  en: { one: 'Haat', several: (count) => `${count} new notifications` },
  hi: { one: 'हाट', several: (count) => `${count} नए नोटिफ़िकेशन` },
}

const titleFor = (lang: Language, count: number) =>
  count === 1 ? TITLES[lang].one : TITLES[lang].several(count)

// A resent push has the same tag, so that a phone displays it once.
const tagOf = ({ kind, chat, id }: PushNews['newest']) =>
  kind === 'chat_message' ? `chat-${chat}` : `bell-${id}`

export const pushMessage = ({ newest, count }: PushNews, lang: Language): PushMessage => ({
  title: titleFor(lang, count),
  body: newest.message,
  url: newest.targetUrl,
  tag: tagOf(newest),
  lang,
  count,
})

const TTL_SECONDS = 86_400

// The trigger mark_push_due queues the kinds of high urgency first.
const URGENCY: Partial<Record<PushNews['newest']['kind'], PushOptions['urgency']>> = {
  chat_message: 'high',
  contact: 'high',
  order: 'high',
  security: 'high',
  breach: 'high',
  need_received: 'high',
  new_post: 'low',
  announcement: 'low',
  review_invite: 'low',
}

export const pushOptions = ({ newest }: PushNews): PushOptions => ({
  ttlSeconds: TTL_SECONDS,
  urgency: URGENCY[newest.kind] ?? 'normal',
  topic: tagOf(newest),
})
