// Two people who talk all the time, by the very code that the browser runs.
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatMessage } from '../../contract/chat.ts'
import { makeRng } from '../../tools/random.ts'
import type { Pair } from '../../tools/live/people.ts'
import { ChatConnection } from '../../web/features/chat/chat-connection.ts'
import type { Side } from '../../web/features/chat/chat-log.ts'
import { ask, type Figures } from './writer.ts'

type Surroundings = { door: string; figures: Figures; seed: number; signal: AbortSignal }

const connect = (pair: Pair, side: Side, { door, figures }: Surroundings) => {
  const { token } = pair[side]
  let names = 0
  return new ChatConnection({
    side,
    retry: { first: 100, most: 1_000 },
    newName: () => `${side}-${(names += 1)}`,
    renewToken: async () => true,
    openWire: () => new WebSocket(`${door.replace('http', 'ws')}/ws/chat/${pair.chat}/?token=${token}`),
    load: async (where) => {
      const pairs = Object.entries(where).map(([name, id]): [string, string] => [name, String(id)])
      const url = `${door}/api/chats/${pair.chat}/messages/?${new URLSearchParams(pairs).toString()}`
      const { status, body } = await ask(url, { token }, figures)
      if (status !== 200) throw new Error(`status ${status}`)
      return body as ChatMessage[]
    },
  })
}

const PATIENCE_MS = 60_000
const NAP_MS = 50

const speak = async (connection: ChatConnection, side: Side, pair: Pair, { seed, signal }: Surroundings) => {
  const rng = makeRng(seed).fork(`${side} ${pair.chat}`)
  const said: string[] = []
  connection.start()
  while (!signal.aborted) {
    await sleep(rng.int(80, 250))
    said.push(`${side} says ${said.length + 1}`)
    connection.send(said.at(-1) ?? '')
  }
  return said
}

const shownBy = ({ state }: ChatConnection) => state.messages.map(({ content }) => content)

const settled = async (connections: readonly ChatConnection[], total: number) => {
  const isDone = () =>
    connections.every(({ state }) => state.unsent.length === 0 && state.messages.length >= total)
  for (let waited = 0; !isDone(); waited += NAP_MS) {
    if (waited > PATIENCE_MS) throw new Error('a chat never came to rest')
    await sleep(NAP_MS)
  }
}

/** What each said in order, and what both were shown, when everything has arrived. */
export const talk = async (pair: Pair, surroundings: Surroundings) => {
  const sides = ['customer', 'provider'] as const
  const connections = sides.map((side) => connect(pair, side, surroundings))
  try {
    const said = await Promise.all(
      sides.map((side, index) => speak(connections[index] as ChatConnection, side, pair, surroundings)),
    )
    await settled(connections, said.flat().length)
    return {
      chat: pair.chat,
      said: { customer: said[0] ?? [], provider: said[1] ?? [] },
      shown: connections.map(shownBy),
    }
  } finally {
    for (const connection of connections) connection.stop()
  }
}
export type Talk = Awaited<ReturnType<typeof talk>>
