// Counts what visitors do on the page of a business, without data about them (docs/privacy.md, decision 50). Failures are ignored.
import type { Input } from '../../../contract/endpoint.ts'
import { searchLimits, viewSources } from '../../../contract/display.ts'
import type { countProviderEvent } from '../../../contract/analytics.ts'
import { call } from '../http/call.ts'
import { accessToken } from '../session/session.ts'

type ProviderEvent = Input<typeof countProviderEvent>['body']
type ViewOrigin = Pick<ProviderEvent, 'from' | 'search_text'>
type Visit = { providerId: number; postId: number | undefined }

/** Counted on click: `<a data-counts="call">`. */
type CountedAction = Exclude<ProviderEvent['kind'], 'view'>

const SOURCES = [
  [/^\/(search|home|posts)$/, 'search'],
  [/^\/market\b/, 'market'],
  [/^\/(following|saved)?$/, 'home'],
  [/^\/postpage\//, 'post'],
] as const

// Without the Navigation API, clicks inside the site count as 'link', too.
const pageBefore = () => {
  const { navigation } = window as Partial<typeof window>
  const index = navigation?.currentEntry?.index ?? 0
  return navigation?.entries()[index - 1]?.url ?? document.referrer
}

const originOfPage = (url: string): ViewOrigin => {
  const page = new URL(url || 'about:blank')
  const isOurs = page.origin === window.location.origin
  const from = (isOurs && SOURCES.find(([path]) => path.test(page.pathname))?.[1]) || 'link'
  const text = page.searchParams.get('q')?.slice(0, searchLimits.sentence)
  return { from, ...(from === 'search' && text && { search_text: text }) }
}

/** QR codes and shared links name it in the query string. */
const originOfView = (): ViewOrigin => {
  const named = new URLSearchParams(window.location.search).get('from')
  const from = viewSources.find((source) => source === named)
  return from ? { from } : originOfPage(pageBefore())
}

// A beacon survives leaving the page, but has no token, which is needed to check blocks of a customer.
const send = (event: ProviderEvent) => {
  const isSent = accessToken() === null && navigator.sendBeacon?.('/api/shop-events/', JSON.stringify(event))
  if (!isSent)
    void call<typeof countProviderEvent>('POST', '/shop-events/', { body: event, keepalive: true }).catch(
      () => {},
    )
}

const actionOf = (target: EventTarget | null) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-counts]') : null
  return pressed?.dataset.counts as CountedAction | undefined
}

export const beginVisit = ({ providerId, postId }: Visit, signal: AbortSignal) => {
  const visit = { provider_id: providerId, ...(postId && { post_id: postId }) }
  const origin = originOfView()
  let isCounted = false
  // A background tab or prerendered page counts when it becomes visible.
  const countView = () => {
    if (isCounted || document.visibilityState !== 'visible') return
    isCounted = true
    send({ ...visit, ...origin, kind: 'view' })
  }
  countView()
  document.addEventListener('visibilitychange', countView, { signal })
  // In the capture phase: before another app opens, and also in sections without their script.
  const countAction = ({ target }: MouseEvent) => {
    const kind = actionOf(target)
    if (kind) send({ ...visit, kind })
  }
  document.addEventListener('click', countAction, { capture: true, signal })
}
