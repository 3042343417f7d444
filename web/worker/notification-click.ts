import { scope } from './scope.ts'

const { origin } = scope.location

/** Only pages of this site. Phones with an old Safari know push but not URL.parse(). */
const addressOf = (data: unknown) => {
  const { url } = (data ?? {}) as { url?: unknown }
  try {
    const address = new URL(String(url), origin)
    if (typeof url === 'string' && address.origin === origin) return address.href
  } catch {
    // No address at all.
  }
  return `${origin}/`
}

// Staff at work in the admin panel are not led away from it.
const isOfPeople = ({ url }: WindowClient) => !new URL(url).pathname.startsWith('/admin')

const openTab = async (address: string) => {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tabs = all.filter((tab) => isOfPeople(tab))
  return tabs.find(({ url }) => url === address) ?? tabs.find(({ focused }) => focused) ?? tabs[0]
}

/** Brings an open tab to the front and leads it there, or opens one. */
export const openTarget = async (notification: Notification) => {
  notification.close()
  const address = addressOf(notification.data)
  const tab = await openTab(address)
  if (!tab) return scope.clients.openWindow(address)
  await tab.focus()
  // A tab that this worker does not control can't be led.
  return tab.url === address ? tab : tab.navigate(address).catch(() => scope.clients.openWindow(address))
}
