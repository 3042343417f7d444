// A mail server and a text message gateway that record messages and refuse on demand.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

type SmtpRefusal = { code: number; words: string } | undefined

/** Accepts everything until `refusal` is set. */
export const aMailServer = async () => {
  const state = { refusal: undefined as SmtpRefusal }
  const letters: { to: string[]; login: string; raw: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username = '' }, _session, done) => done(null, { user: username }),
    onRcptTo: (_address, _session, done) => {
      const { refusal } = state
      done(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null)
    },
    onData: (stream, { envelope, user }, done) =>
      void readAll(stream).then((raw) => {
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), login: String(user), raw })
        done()
      }),
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  return { url: `smtp://haat:secret@127.0.0.1:${port}`, letters, state }
}

export const anSmsGateway = async () => {
  const state = { status: 200, answer: '{"type":"success"}' }
  const asked: { url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      asked.push({ url: request.url ?? '', headers: request.headers, body })
      response.writeHead(state.status).end(state.answer)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  return { url: `http://haat:secret@127.0.0.1:${port}/send?unicode=1`, asked, state }
}
