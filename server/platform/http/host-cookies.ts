// On https a cookie of ours is a `__Host-` one: browsers take it only from this very host, over TLS and for every path, so no other
// site of the domain and nobody on the wire can plant one. A trial on http has plain names. Nothing else knows of the prefix.
import type { FastifyInstance } from 'fastify'
import { isInProcess } from './in-process.ts'

const PREFIX = '__Host-'
const OURS = /^haat_/

const withPrefix = (cookie: string) => {
  if (!OURS.test(cookie)) return cookie
  const [pair = '', ...attributes] = cookie.split('; ')
  const kept = attributes.filter((attribute) => !/^(path|domain|secure)\b/i.test(attribute))
  return [`${PREFIX}${pair}`, 'Path=/', ...kept, 'Secure'].join('; ')
}

/** Only those with the prefix are ours, under the names that the rest of the server knows. */
const withoutPrefix = (cookies: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) => {
      if (name.startsWith(PREFIX)) return [[name.slice(PREFIX.length), value]]
      return OURS.test(name) ? [] : [[name, value]]
    }),
  )

/** After @fastify/cookie, which reads and writes them. */
export const prefixCookies = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    // A page passes its visitor's on under our own names.
    if (!isInProcess(request)) request.cookies = withoutPrefix(request.cookies)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    if (cookies.length > 0) reply.removeHeader('set-cookie').header('set-cookie', cookies.map(withPrefix))
    done(null, payload)
  })
}
