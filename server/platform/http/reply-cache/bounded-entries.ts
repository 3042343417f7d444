import type { SharedReply } from './shared-reply.ts'

export const MAX_KEY_LENGTH = 1_024

const ENTRY_BYTES = 1_000
const CHARACTER_BYTES = 2

const textBytes = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + CHARACTER_BYTES * text.length, 0)

const bytesOf = (key: string, { body, headers, etag }: SharedReply) =>
  2 * body.length + textBytes([key, etag, ...Object.entries(headers).flat()]) + ENTRY_BYTES

export const boundedEntries = <E extends { reply: SharedReply }>(maxBytes: number) => {
  const entries = new Map<string, E>()
  let bytes = 0
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= bytesOf(key, entry.reply)
    entries.delete(key)
  }
  const add = (key: string, entry: E) => {
    remove(key)
    if (bytesOf(key, entry.reply) > maxBytes) return
    bytes += bytesOf(key, entry.reply)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }
  const get = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }
  return { add, get, peek: (key: string) => entries.get(key) }
}
