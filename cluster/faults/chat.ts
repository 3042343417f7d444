// Two people who talk all the time, by the very code that the browser runs.
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatMessage } from '../../contract/chat.ts'
import { makeRng } from '../../tools/random.ts'
import type { Pair } from '../../tools/live/people.ts'
import { ChatConnection } from '../../web/features/chat/chat-connection.ts'
import type { Side } from '../../web/features/chat/chat-log.ts'
import { call, type LoadMetrics } from '../kill-run/writer.ts'

type ChatOptions = { baseUrl: string; metrics: LoadMetrics; seed: number; signal: AbortSignal }

const connect = (pair: Pair, side: Side, { baseUrl, metrics }: ChatOptions) => {
  const { token } = pair[side]
  let names = 0
  return new ChatConnection({
    side,
    retry: { first: 100, most: 1_000 },
    newClientId: () => `${side}-${(names += 1)}`,
    renewToken: async () => true,
    openSocket: () => new WebSocket(`${baseUrl.replace('http', 'ws')}/ws/chat/${pair.chat}/?token=${token}`),
    load: async (where) => {
      const pairs = Object.entries(where).map(([name, id]): [string, string] => [name, String(id)])
      const url = `${baseUrl}/api/chats/${pair.chat}/messages/?${new URLSearchParams(pairs).toString()}`
      const { status, body } = await call(url, { token }, metrics)
      if (status !== 200) throw new Error(`status ${status}`)
      return body as ChatMessage[]
    },
  })
}

const TIMEOUT_MS = 60_000
const POLL_MS = 50

const sendMessages = async (
  connection: ChatConnection,
  side: Side,
  pair: Pair,
  { seed, signal }: ChatOptions,
) => {
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

const messagesOf = ({ state }: ChatConnection) => state.messages.map(({ content }) => content)

const waitUntilDelivered = async (connections: readonly ChatConnection[], total: number) => {
  const isDone = () =>
    connections.every(({ state }) => state.unsent.length === 0 && state.messages.length >= total)
  for (let waited = 0; !isDone(); waited += POLL_MS) {
    if (waited > TIMEOUT_MS) throw new Error('a chat never came to rest')
    await sleep(POLL_MS)
  }
}

/** What each said in order, and what both were shown, when everything has arrived. */
export const runChat = async (pair: Pair, options: ChatOptions) => {
  const sides = ['customer', 'provider'] as const
  const connections = sides.map((side) => connect(pair, side, options))
  try {
    const said = await Promise.all(
      sides.map((side, index) => sendMessages(connections[index] as ChatConnection, side, pair, options)),
    )
    await waitUntilDelivered(connections, said.flat().length)
    return {
      chat: pair.chat,
      said: { customer: said[0] ?? [], provider: said[1] ?? [] },
      shown: connections.map(messagesOf),
    }
  } finally {
    for (const connection of connections) connection.stop()
  }
}
export type ChatResult = Awaited<ReturnType<typeof runChat>>
