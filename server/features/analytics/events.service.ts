// Decides which events are counted. The response is the same for unknown, hidden and counted ones.
import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import type { countProviderEvent } from '../../../contract/analytics.ts'
import type { Input } from '../../../contract/endpoint.ts'
import type { Db } from '../../platform/db/db.ts'
import { isBlockedBy } from '../blocks/blocks.service.ts'
import type { Counter, ProviderEvent } from './counter.service.ts'
import { searchTextKey } from './search-texts.ts'

export { type Counter, createCounter } from './counter.service.ts'
export { type SharedLimits, openSharedLimits } from './shared-limits.ts'

type EventBody = Input<typeof countProviderEvent>['body']

type EventCaller = {
  viewer: { id: number; role: string } | null
  address: string
  headers: IncomingHttpHeaders
  /** Another site could send events for its visitors. */
  isCrossSite: boolean
  /** A browser of staff or of the owner: a beacon has no token. */
  isOwn: boolean
}

const textOfPage = ({ referer }: IncomingHttpHeaders) => {
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  return page?.searchParams.get('q') ?? ''
}

const eventOf = (body: EventBody, headers: IncomingHttpHeaders): ProviderEvent => {
  const { provider_id: providerId, kind, post_id: postId, from: source = 'link', search_text } = body
  const searchText = source === 'search' ? searchTextKey(search_text ?? textOfPage(headers)) : null
  return { providerId, kind, postId, source, searchText }
}

const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

const isPrefetch = (headers: IncomingHttpHeaders) =>
  PURPOSES.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))

const isRobot = (headers: IncomingHttpHeaders) => {
  const name = headers['user-agent']
  return !name || isbot(name) || isPrefetch(headers)
}

const isVisitor = async (
  db: Db,
  { viewer, headers, isOwn, isCrossSite }: EventCaller,
  providerId: number,
) => {
  if (isCrossSite || isOwn || viewer?.role === 'admin' || viewer?.id === providerId || isRobot(headers))
    return false
  return !(await isBlockedBy(db, viewer, providerId))
}

const USER_AGENT_LENGTH = 300

export const countEvent = async (
  db: Db,
  { body, caller, counter }: { body: EventBody; caller: EventCaller; counter: Counter },
) => {
  if (!(await isVisitor(db, caller, body.provider_id))) return
  const { address: ip, headers } = caller
  const userAgent = (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH)
  counter.count({ address: ip, userAgent }, eventOf(body, headers))
}
