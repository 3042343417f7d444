// The fallback when the error page cannot be rendered: without scripts, in both languages.
import { asRefusal } from '../platform/http/error-reply.ts'
import { Overloaded } from '../platform/http/refusal.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

type Texts = { en: string; hi: string }

const pageOf = ({ en, hi }: Texts, refresh?: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">${refresh === undefined ? '' : `\n<meta http-equiv="refresh" content="${refresh}">`}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Haat</title>
<body style="font: 1.1rem/1.7 system-ui; max-width: 34rem; margin: 20vh auto; padding: 0 1rem">
<h1>${en}</h1>
<p lang="hi">${hi}</p>
<p><a href="/">Haat · <span lang="hi">हाट</span></a></p>
</body>
</html>
`

const failed = {
  en: 'Something went wrong. Please try again.',
  hi: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
}
const overloaded = {
  en: 'The site is busy. Try again in a moment.',
  hi: 'सर्वर अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
}
const tooOften = {
  en: 'Too many requests. Wait a moment and try again.',
  hi: 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश करें।',
}
const notFound = { en: 'Page not found', hi: 'यह पेज नहीं मिला' }
const gone = { en: 'This was deleted', hi: 'यह मिटा दिया गया है' }
const TEXTS: Readonly<Record<number, Texts>> = { 404: notFound, 410: gone, 429: tooOften, 503: overloaded }

/** `refresh`: seconds until the page reloads itself. */
export const sendPlainPage = (reply: FastifyReply, status: number, refresh?: number) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pageOf(TEXTS[status] ?? failed, refresh))

export const replyWithPlainPage = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const { status, retryAfter } = asRefusal(error)
  if (status >= 500 && !(error instanceof Overloaded)) request.log.error({ err: error }, 'page failed')
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  const isRead = request.method === 'GET'
  return sendPlainPage(reply, status, isRead && status === 503 ? retryAfter : undefined)
}
