// A connection that may be lost at any moment and takes nobody along, and on which nobody waits for ever.
import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'

/**
 * A database that stands still, or a cable that was cut, does not hang up: it says nothing. PostgreSQL's own timeouts don't help
 * there, so a query that waits longer than the longest of them gets an error.
 */
const boundedSocket = (silenceMs: number, isAwaited: () => boolean) => () => {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => {
    if (isAwaited()) socket.destroy(new Error('connection timeout: the database says nothing'))
  })
}

/** No bound but the kernel's: it asks now and then whether the other side is still there. */
export const NO_TIMEOUT = 0

type SocketTimeout = { silenceMs: number; isAwaited?: () => boolean }

export const resilientClient = ({ silenceMs, isAwaited = () => true }: SocketTimeout) =>
  class SturdyClient extends Client {
    constructor(config: ClientConfig) {
      super({ ...config, keepAlive: true, stream: boundedSocket(silenceMs, isAwaited) })
      // The pool listens only to those that nobody uses. The user of a lost one gets the error with the next query; an error without
      // a listener would end the process.
      this.on('error', () => {})
    }
  }

/** As the pool's type wants it. */
export const poolClient = (bounds: SocketTimeout) => resilientClient(bounds) as unknown as new () => Client
