// What visitors do with a business is counted by day, and nothing about them is kept (docs/privacy.md, decision 50). Nothing on the page
// waits for it or fails with it.
import type { Input } from '../../../contract/endpoint.ts'
import { limits, viewSources } from '../../../contract/limits.ts'
import type { countShopEvent } from '../../../contract/shop-events.ts'
import { call } from '../http/call.ts'
import { accessToken } from '../session/session.ts'

type ShopEvent = Input<typeof countShopEvent>['body']
type ViewOrigin = Pick<ShopEvent, 'from' | 'search_text'>
type Visit = { providerId: number; postId: number | undefined }

/** What is counted when a visitor presses it: `<a data-counts="call">`. */
type CountedAction = Exclude<ShopEvent['kind'], 'view'>

const SOURCES = [
  [/^\/(search|home|posts)$/, 'search'],
  [/^\/market\b/, 'market'],
  [/^\/(following|saved)?$/, 'home'],
  [/^\/postpage\//, 'post'],
] as const

// A browser that does not know its own history says 'link' for a click inside the site, too.
const pageBefore = () => {
  const { navigation } = window as Partial<typeof window>
  const index = navigation?.currentEntry?.index ?? 0
  return navigation?.entries()[index - 1]?.url ?? document.referrer
}

const originOfPage = (address: string): ViewOrigin => {
  const page = new URL(address || 'about:blank')
  const isOurs = page.origin === window.location.origin
  const from = (isOurs && SOURCES.find(([path]) => path.test(page.pathname))?.[1]) || 'link'
  const text = page.searchParams.get('q')?.slice(0, limits.searchSentence)
  return { from, ...(from === 'search' && text && { search_text: text }) }
}

/** The address may say it: that of a QR code, and that of a shared link. */
const originOfView = (): ViewOrigin => {
  const named = new URLSearchParams(window.location.search).get('from')
  const from = viewSources.find((source) => source === named)
  return from ? { from } : originOfPage(pageBefore())
}

// A beacon leaves when the page is left, too, but brings no token: a customer may be blocked.
const send = (event: ShopEvent) => {
  const isSent = accessToken() === null && navigator.sendBeacon?.('/api/shop-events/', JSON.stringify(event))
  if (!isSent)
    void call<typeof countShopEvent>('POST', '/shop-events/', { body: event, keepalive: true }).catch(
      () => {},
    )
}

const actionOf = (target: EventTarget | null) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-counts]') : null
  return pressed?.dataset.counts as CountedAction | undefined
}

/** Until the signal says that the visitor has gone to another page. */
export const beginVisit = ({ providerId, postId }: Visit, signal: AbortSignal) => {
  const visit = { provider_id: providerId, ...(postId && { post_id: postId }) }
  const origin = originOfView()
  let isCounted = false
  // A page that was opened behind another, or loaded in advance, is hidden until somebody looks at it.
  const countView = () => {
    if (isCounted || document.visibilityState !== 'visible') return
    isCounted = true
    send({ ...visit, ...origin, kind: 'view' })
  }
  countView()
  document.addEventListener('visibilitychange', countView, { signal })
  // Before the phone or another app takes over, and also where the script of a section has not come yet.
  const countAction = ({ target }: MouseEvent) => {
    const kind = actionOf(target)
    if (kind) send({ ...visit, kind })
  }
  document.addEventListener('click', countAction, { capture: true, signal })
}
