// Clients that are not counted: declared robots, clients without a user agent, and prefetches.
import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

const isPrefetch = (headers: IncomingHttpHeaders) =>
  PURPOSES.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))

export const isRobot = (headers: IncomingHttpHeaders) => {
  const name = headers['user-agent']
  return !name || isbot(name) || isPrefetch(headers)
}
