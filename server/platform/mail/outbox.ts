// A trial installation sends nothing: messages are appended to a JSON lines file that /outbox displays.
import { appendFile, open } from 'node:fs/promises'
import type { Clock } from '../clock.ts'
import type { Deliver, Message } from './message.ts'

export type OutboxEntry = { at: string } & Pick<Message, 'via' | 'to' | 'subject' | 'text' | 'code'>

export type Outbox = Readonly<{ deliver: Deliver; newest: (count: number) => Promise<OutboxEntry[]> }>

const TAIL_BYTES = 256 * 1024

const readTail = async (file: string): Promise<string> => {
  const handle = await open(file, 'a+')
  try {
    const { size } = await handle.stat()
    const from = Math.max(0, size - TAIL_BYTES)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from)
    const text = buffer.toString('utf8', 0, bytesRead)
    return from === 0 ? text : text.slice(text.indexOf('\n') + 1)
  } finally {
    await handle.close()
  }
}

const parseLine = (line: string): OutboxEntry[] => {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

export const fileOutbox = (file: string, clock: Clock): Outbox => ({
  deliver: ({ via, to, subject, text, code }) => {
    const line: OutboxEntry = { at: clock().toISOString(), via, to, subject, text, code }
    return appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 })
  },
  newest: async (count) =>
    (await readTail(file)).split('\n').filter(Boolean).flatMap(parseLine).toReversed().slice(0, count),
})
