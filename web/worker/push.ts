import type { PushMessage } from '../../contract/push.ts'
import { fallback as en } from '../locales/en/Push.json'
import { fallback as hi } from '../locales/hi/Push.json'
import { scope } from './scope.ts'

const ICON = '/icon-192.png'
/** White on transparent: Android displays its outline in the status bar. */
const BADGE = '/badge-96.png'

// A browser revokes the permission when a push displays nothing, so an unreadable one is displayed, too.
const unreadable = () => {
  const lang = scope.navigator.language.startsWith('hi') ? 'hi' : 'en'
  return { ...(lang === 'hi' ? hi : en), url: '/', tag: 'haat', lang }
}

const read = (data: PushMessageData | null): Partial<PushMessage> => {
  try {
    return (data?.json() ?? {}) as Partial<PushMessage>
  } catch {
    return {}
  }
}

export const showMessage = (data: PushMessageData | null) => {
  const message = read(data)
  const { title, body, url, tag, lang } = message.title
    ? { ...unreadable(), body: '', ...message }
    : unreadable()
  // `renotify` alerts again for a message that replaces another. It is missing in the types of TypeScript.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify: true,
    lang,
    dir: 'ltr',
    icon: ICON,
    badge: BADGE,
    data: { url },
  }
  return scope.registration.showNotification(title, options)
}
