import { createServer } from 'node:net'

// Below the ephemeral ports: the system could assign one of those to a client while the program is down.
const PORTS = { from: 20_000, to: 30_000 }
const given = new Set<number>()

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

export const freePort = async (): Promise<number> => {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from))
  if (given.has(port)) return freePort()
  given.add(port)
  return (await isFree(port)) ? port : freePort()
}
