// A lost connection fails its query, but does not end the process.
import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'

/** JIT costs more than short queries take. Memoize allocates for all rows of a table: a page of a million posts took five times as long. */
export const PLANNER_OPTIONS = '-c jit=off -c enable_memoize=off'

/** The keep-alive probes of the kernel are the only limit. */
export const NO_TIMEOUT = 0

/** A hanging database or a broken network closes no connection, so the socket is destroyed after the longest timeout of PostgreSQL. */
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
      // The pool listens to idle clients only, and an error without a listener would end the process.
      this.on('error', () => {})
    }
  }
