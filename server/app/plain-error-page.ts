// When not even the site's own error page can be rendered: a page without scripts, in both languages.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Haat</title>
<body style="font: 1.1rem/1.7 system-ui; max-width: 34rem; margin: 20vh auto; padding: 0 1rem">
<h1>Something went wrong. Please try again.</h1>
<p lang="hi">कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।</p>
<p><a href="/">Haat · <span lang="hi">हाट</span></a></p>
</body>
</html>
`

export const replyWithPlainPage = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'page failed')
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}
