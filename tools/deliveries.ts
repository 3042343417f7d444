// `npm run deliveries`: emails and text messages whose delivery failed, with or without a running server.
import { readConfig } from '../server/platform/config.ts'
import { openDeadLetters } from '../server/platform/jobs/dead-letters.ts'
import { type DeadMessage, deadMessages, retryDeadMessages } from '../server/platform/mail/dead-messages.ts'
import { openDatabase } from './open-database.ts'

const USAGE = `npm run deliveries                   list undelivered messages
npm run deliveries -- retry          send all of them again, except expired codes
npm run deliveries -- retry ID ...   send these again`

class UsageError extends Error {}

const print = (line: string) => void process.stdout.write(`${line}\n`)

const lineOf = ({ id, via, about, since, tries, reason, isTooLate }: DeadMessage) =>
  [
    id,
    since.toISOString(),
    via.padEnd(7),
    about.padEnd(7),
    `${tries} tries`,
    isTooLate ? 'expired' : reason,
  ].join('  ')

type DeliveryDeps = Parameters<typeof deadMessages>[0]

const list = async (needs: DeliveryDeps) => {
  const messages = await deadMessages(needs)
  for (const message of messages) print(lineOf(message))
  print(messages.length === 1 ? '1 undelivered message' : `${messages.length} undelivered messages`)
}

const retry = async (needs: DeliveryDeps, ids: readonly string[]) => {
  const count = await retryDeadMessages(needs, ids.length > 0 ? ids : undefined)
  print(count === 1 ? '1 message will be sent again' : `${count} messages will be sent again`)
}

const run = async ([command, ...ids]: readonly string[]) => {
  if (command !== undefined && command !== 'retry') throw new UsageError(USAGE)
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    const dead = await openDeadLetters(database.url)
    const needs = { dead, secretKey: config.secretKey, clock: () => new Date() }
    try {
      await (command === 'retry' ? retry(needs, ids) : list(needs))
    } finally {
      await dead.close()
    }
  } finally {
    await database.stop()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
