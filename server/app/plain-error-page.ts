// When not even the site's own error page can be rendered: a page without scripts, in both languages.
import { asRefusal } from '../platform/http/error-reply.ts'
import { Overloaded } from '../platform/http/refusal.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

const pageOf = ({ en, hi }: { en: string; hi: string }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Haat</title>
<body style="font: 1.1rem/1.7 system-ui; max-width: 34rem; margin: 20vh auto; padding: 0 1rem">
<h1>${en}</h1>
<p lang="hi">${hi}</p>
<p><a href="/">Haat · <span lang="hi">हाट</span></a></p>
</body>
</html>
`

const failed = pageOf({
  en: 'Something went wrong. Please try again.',
  hi: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
})
const overloaded = pageOf({
  en: 'The market is crowded right now. Please try again in a moment.',
  hi: 'बाज़ार में अभी बहुत भीड़ है। कृपया थोड़ी देर में फिर कोशिश करें।',
})
const tooOften = pageOf({
  en: 'Too many requests. Please wait a moment and try again.',
  hi: 'बहुत सारे अनुरोध आ गए। कृपया थोड़ा रुककर फिर कोशिश करें।',
})
const PAGES: Readonly<Record<number, string>> = { 429: tooOften, 503: overloaded }

export const replyWithPlainPage = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const { status, retryAfter } = asRefusal(error)
  if (status >= 500 && !(error instanceof Overloaded)) request.log.error({ err: error }, 'page failed')
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(PAGES[status] ?? failed)
}
