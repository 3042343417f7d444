// Connections that survive the loss of the network: a query on a lost connection fails, and the process goes on.
import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'

/** The keep-alive probes of the kernel are the only limit. */
export const NO_TIMEOUT = 0

/**
 * A database that hangs and a cable that was cut close no connection. The timeouts of PostgreSQL don't help there, so the socket is
 * destroyed when a query waits longer than the longest of them.
 */
export const timedSocket = (silenceMs: number, isWaiting = () => true) => {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => {
    if (isWaiting()) socket.destroy(new Error('connection timeout: the database does not respond'))
  })
}

export const resilientClient = (silenceMs: number) =>
  class ResilientClient extends Client {
    constructor(config: ClientConfig = {}) {
      super({ ...config, keepAlive: true, stream: () => timedSocket(silenceMs) })
      // The pool listens to idle clients only. The next query on a lost connection fails; an error without a listener would end the
      // process.
      this.on('error', () => {})
    }
  }
