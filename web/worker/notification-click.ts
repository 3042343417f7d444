import { scope } from './scope.ts'

const { origin } = scope.location

/** Only pages of this site. An old Safari supports push but not URL.parse(). */
const targetUrl = (data: unknown) => {
  const { url } = (data ?? {}) as { url?: unknown }
  try {
    const target = new URL(String(url), origin)
    if (typeof url === 'string' && target.origin === origin) return target.href
  } catch {
    // Not a URL.
  }
  return `${origin}/`
}

// Staff at work in the admin panel are not led away from it.
const isOfPeople = ({ url }: WindowClient) => !new URL(url).pathname.startsWith('/admin')

const openTab = async (target: string) => {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tabs = all.filter((tab) => isOfPeople(tab))
  return tabs.find(({ url }) => url === target) ?? tabs.find(({ focused }) => focused) ?? tabs[0]
}

export const openTarget = async (notification: Notification) => {
  notification.close()
  const target = targetUrl(notification.data)
  const tab = await openTab(target)
  if (!tab) return scope.clients.openWindow(target)
  await tab.focus()
  // A tab that this worker does not control can't be navigated.
  return tab.url === target ? tab : tab.navigate(target).catch(() => scope.clients.openWindow(target))
}
