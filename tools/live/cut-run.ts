// Two clients chat while their connections are cut. Afterwards every message is stored once, in order, on both sides.
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatMessage } from '../../contract/chat.ts'
import { ChatConnection } from '../../web/features/chat/chat-connection.ts'
import type { Side } from '../../web/features/chat/chat-log.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { makeRng, type Rng } from '../random.ts'
import { CuttableProxy } from './cuttable-proxy.ts'
import { Cutter, loadThroughProxy, openCutSocket, type Plan, type Step, STEPS } from './cut-socket.ts'
import type { Pair } from './people.ts'
import type { Program } from './program.ts'

const MESSAGES = 5
const CUTS = 4
const TIMEOUT_MS = 60_000
const POLL_MS = 20
const RETRY = { first: 10, most: 250 }

const planFor = (rng: Rng): Plan =>
  Array.from({ length: CUTS }, () => ({ step: rng.pick(STEPS), nth: rng.int(1, 3) }))

type Options = { program: Program; pair: Pair; seed: number; onCut: (step: Step) => void }

const wrong = (what: string, details: unknown) => new Error(`${what}: ${JSON.stringify(details)}`)

class Person {
  readonly side: Side
  readonly sent: { name: string; content: string }[] = []
  /** Ids of messages that were displayed as stored, by client id. */
  readonly promised = new Map<string, number>()
  readonly connection: ChatConnection
  readonly #proxy: CuttableProxy
  readonly #rng: Rng

  private constructor(side: Side, proxy: CuttableProxy, rng: Rng, connection: ChatConnection) {
    this.side = side
    this.#proxy = proxy
    this.#rng = rng
    this.connection = connection
    connection.subscribe(() => this.#checkMessages())
  }

  static async at(side: Side, { program, pair, seed, onCut }: Options) {
    const rng = makeRng(seed).fork(side)
    const proxy = new CuttableProxy(() => program.port)
    const host = `127.0.0.1:${await proxy.listen()}`
    const cutter = new Cutter(proxy, { plan: planFor(rng), rng, onCut })
    const { token } = pair[side]
    let names = 0
    const connection = new ChatConnection({
      side,
      retry: RETRY,
      random: () => rng.next(),
      newClientId: () => `${side}-${(names += 1)}`,
      renewToken: async () => true,
      openSocket: () => openCutSocket(`ws://${host}/ws/chat/${pair.chat}/?token=${token}`, cutter),
      load: (where) => {
        const query = new URLSearchParams(
          Object.entries(where).map(([name, id]): [string, string] => [name, String(id)]),
        )
        const url = `http://${host}/api/chats/${pair.chat}/messages/?${query.toString()}`
        return loadThroughProxy<ChatMessage[]>(url, token, cutter)
      },
    })
    return new Person(side, proxy, rng, connection)
  }

  #checkMessages() {
    const { messages } = this.connection.state
    for (const [index, { message_id: id, client_id: name }] of messages.entries()) {
      if (id <= (messages[index - 1]?.message_id ?? 0))
        throw wrong('displayed out of order or twice', messages)
      if ((this.promised.get(name) ?? id) !== id) throw wrong('two numbers for one message', name)
      this.promised.set(name, id)
    }
  }

  async talk() {
    this.connection.start()
    for (let number = 1; number <= MESSAGES; number += 1) {
      await sleep(this.#rng.int(0, 25))
      const content = `${this.side} says ${number}`
      this.sent.push({ name: this.connection.send(content), content })
    }
  }

  isComplete(total: number) {
    const { messages, unsent } = this.connection.state
    return unsent.length === 0 && messages.length === total && messages.every(({ isRead }) => isRead)
  }

  async leave() {
    this.connection.stop()
    await this.#proxy.remove()
  }
}

const storedIn = (db: Db, chatId: number) =>
  db
    .selectFrom('messages')
    .select(['id', 'clientId as name', 'content', 'senderType'])
    .where('chatId', '=', chatId)
    .orderBy('id')
    .execute()

const check = async (db: Db, chatId: number, people: readonly Person[]) => {
  const stored = await storedIn(db, chatId)
  for (const { side, sent, promised, connection } of people) {
    const own = stored.filter(({ senderType }) => senderType === side)
    const asStored = own.map(({ name, content }) => ({ name, content }))
    if (JSON.stringify(asStored) !== JSON.stringify(sent))
      throw wrong('lost, doubled or out of order', { sent, asStored })
    const ids = new Map(stored.map(({ name, id }) => [name, id]))
    for (const [name, id] of promised) if (ids.get(name) !== id) throw wrong('promised, and not stored', name)
    const displayed = connection.state.messages.map(({ message_id }) => message_id)
    if (JSON.stringify(displayed) !== JSON.stringify(stored.map(({ id }) => id)))
      throw wrong('displayed otherwise than stored', { displayed, stored })
  }
  const last = (side: Side) => stored.findLast(({ senderType }) => senderType === side)?.id ?? 0
  const reading = await db
    .selectFrom('chats')
    .select(['customerReadId', 'providerReadId'])
    .where('id', '=', chatId)
    .executeTakeFirstOrThrow()
  if (reading.customerReadId < last('provider') || reading.providerReadId < last('customer'))
    throw wrong('read by both, and not stored so', reading)
}

export const runCuts = async (options: Options) => {
  const people = [await Person.at('customer', options), await Person.at('provider', options)]
  try {
    await Promise.all(people.map((person) => person.talk()))
    // Counts polls instead of time, so that a stopped machine causes no timeout.
    for (let polls = 0; !people.every((person) => person.isComplete(2 * MESSAGES)); polls += 1) {
      if (polls * POLL_MS > TIMEOUT_MS)
        throw wrong(
          'never came to rest',
          people.map(({ connection }) => connection.state),
        )
      await sleep(POLL_MS)
    }
    await check(options.program.db, options.pair.chat, people)
  } catch (error) {
    throw new Error(`seed ${options.seed}`, { cause: error })
  } finally {
    await Promise.all(people.map((person) => person.leave()))
  }
}
