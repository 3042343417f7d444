// The site behind a server whose build can be replaced: then /sw.js is another, and a file of the build before is no longer there.
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Build = { version: string; deletedFile: string }

/** The new worker fetches all but that file beforehand. */
const newWorker = (text: string, { version, deletedFile }: Build) =>
  `${text.replace(`${deletedFile},`, '')}\n// ${version}`

const sendWorker = async (target: string, build: Build, reply: ServerResponse) => {
  const text = await (await fetch(`${target}/sw.js`)).text()
  reply.setHeader('content-type', 'text/javascript')
  reply.setHeader('cache-control', 'no-cache')
  reply.end(newWorker(text, build))
}

const pass = (target: string, asked: IncomingMessage, reply: ServerResponse) => {
  const { method, headers, url = '' } = asked
  const passed = request(target + url, { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  passed.on('error', () => reply.destroy())
  asked.pipe(passed)
}

export const startReplaceable = async (target: string) => {
  let build: Build | undefined
  const server = createServer((asked, reply) => {
    if (build && asked.url === '/sw.js') return void sendWorker(target, build, reply)
    if (build && asked.url === build.deletedFile) return void reply.writeHead(404).end()
    return pass(target, asked, reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    replaceBuild: (next: Build) => {
      build = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
