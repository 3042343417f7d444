// On HTTPS our cookies have the prefix `__Host-`: browsers accept them only from this host, over TLS and for every path, so neither a
// sibling domain nor a network attacker can set one. Only this file knows the prefix; a trial on HTTP has plain names.
import type { FastifyInstance } from 'fastify'
import { isInProcess } from './in-process.ts'

const PREFIX = '__Host-'
const OURS = /^haat_/

const withPrefix = (cookie: string) => {
  if (!OURS.test(cookie)) return cookie
  const [pair = '', ...attributes] = cookie.split('; ')
  const others = attributes.filter((attribute) => !/^(path|domain|secure)\b/i.test(attribute))
  return [`${PREFIX}${pair}`, 'Path=/', ...others, 'Secure'].join('; ')
}

const withoutPrefix = (cookies: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) => {
      if (name.startsWith(PREFIX)) return [[name.slice(PREFIX.length), value]]
      return OURS.test(name) ? [] : [[name, value]]
    }),
  )

export const prefixCookies = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isInProcess(request)) request.cookies = withoutPrefix(request.cookies)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    if (cookies.length > 0) reply.removeHeader('set-cookie').header('set-cookie', cookies.map(withPrefix))
    done(null, payload)
  })
}
