import { connect } from 'node:net'
import { join } from 'node:path'
import { type Part, startPart, spawnTied } from './part.ts'

/** Asks in Redis's own words, so that the starter needs no client. */
const pong = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const answer = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('data', (chunk) => answer(chunk.toString().startsWith('+PONG')))
    socket.once('error', () => answer(false))
    socket.once('close', () => answer(false))
  })

/** For what Redis counts: on a busy machine it may answer later than a call would wait for it. */
export const PATIENT = { REDIS_TIMEOUT_MS: '2000' }

/** Nothing is saved: what Redis holds may be lost. */
export const startRedis = ({ dir, port }: { dir: string; port: number }): Promise<Part> => {
  const settings = { bind: '127.0.0.1', port: String(port), dir, save: '', appendonly: 'no', daemonize: 'no' }
  return startPart({
    url: `redis://127.0.0.1:${port}`,
    launch: spawnTied([
      'redis-server',
      ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    ]),
    log: join(dir, 'redis.log'),
    answers: () => pong(port),
  })
}
