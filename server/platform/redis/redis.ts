// The connection to Redis. Calls time out quickly, nothing queues up, and the server works without it: a caller may get undefined and
// must have a fallback.
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Log } from '../log.ts'

// After a timeout other calls do not wait for the same.
const COOLDOWN_MS = 1_000
const COMMAND_TIMEOUT_MS = 2_000
const MAX_IN_FLIGHT = 1_000
const RETRY = { first: 50, most: 2_000, spread: 200 }

const OPTIONS = {
  enableOfflineQueue: false,
  autoResubscribe: false,
  // Commands sent before a disconnect may have been executed.
  autoResendUnfulfilledCommands: false,
  connectTimeout: COMMAND_TIMEOUT_MS,
  commandTimeout: COMMAND_TIMEOUT_MS,
  disconnectTimeout: 500,
  connectionName: 'haat',
  retryStrategy: (tries: number) =>
    Math.min(RETRY.first * 2 ** (tries - 1), RETRY.most) + Math.floor(Math.random() * RETRY.spread),
}

export type RedisConnection = Readonly<{
  /** Undefined immediately while Redis is down, and after the timeout when it does not respond. */
  run: <T>(command: (commands: Redis) => Promise<T>) => Promise<T | undefined>
  publish: (channel: string, text: string) => Promise<boolean>
  subscriber: Redis
  reconnects: () => number
  reconnect: () => void
  close: () => void
}>

// Errors of the client contain the failed command, and the first command contains the password.
const reasonOf = (error: NodeJS.ErrnoException) =>
  error.code ?? /^[A-Z]{3,}/.exec(error.message)?.[0] ?? 'no answer'

const logChanges = (connection: Redis, log: Log) => {
  let isAway = false
  connection.on('error', (error: Error) => {
    if (!isAway)
      log.warn({ reason: reasonOf(error) }, 'Redis is away: every process counts for itself, and polls')
    isAway = true
  })
  connection.on('ready', () => {
    if (isAway) log.warn('Redis is back')
    isAway = false
  })
}

const TIMED_OUT = Symbol('too late')

// A response that arrived while the event loop was blocked is read before the timeout fires.
const timeout = async (ms: number) => {
  await sleep(ms, undefined, { ref: false })
  return new Promise<typeof TIMED_OUT>((resolve) => setImmediate(resolve, TIMED_OUT))
}

export const openRedis = (
  url: string,
  { log, timeoutMs }: { log: Log; timeoutMs: number },
): RedisConnection => {
  const [commands, subscriber] = [new Redis(url, OPTIONS), new Redis(url, OPTIONS)]
  let cooldownUntil = -Infinity
  let reconnects = 0
  let inFlight = 0
  logChanges(commands, log)
  // The other connection logs the error; without a listener the client would write to the console.
  subscriber.on('error', () => {})
  commands.on('reconnecting', () => (reconnects += 1))
  const isConnected = () => commands.status === 'ready'
  return {
    run: async (command) => {
      if (!isConnected() || performance.now() < cooldownUntil) return undefined
      const answer = await Promise.race([command(commands).catch(() => TIMED_OUT), timeout(timeoutMs)])
      if (answer !== TIMED_OUT) return answer as Awaited<ReturnType<typeof command>>
      cooldownUntil = performance.now() + COOLDOWN_MS
      return undefined
    },
    publish: async (channel, text) => {
      if (!isConnected() || inFlight >= MAX_IN_FLIGHT) return false
      inFlight += 1
      try {
        await commands.publish(channel, text)
        return true
      } catch {
        return false
      } finally {
        inFlight -= 1
      }
    },
    subscriber,
    reconnects: () => reconnects,
    reconnect: () => {
      for (const connection of [commands, subscriber])
        if (connection.status === 'ready') connection.disconnect(true)
    },
    close: () => {
      for (const connection of [commands, subscriber]) connection.disconnect()
    },
  }
}
