// Until when a reply holds, and how old its values are. What it says of opening hours changes by itself, without a write.
import type { FastifyReply } from 'fastify'

const ends = new WeakMap<FastifyReply, number>()

/** The time as replies write it; null for what stays as it is. Of several times the earliest counts. */
export const limitValidity = (reply: FastifyReply, times: Iterable<string | null>) => {
  const earliest = [...times].reduce((end, at) => Math.min(end, at ? Date.parse(at) : Infinity), Infinity)
  ends.set(reply, Math.min(validUntil(reply), earliest))
}

/** In milliseconds since 1970; infinite unless it was limited. */
export const validUntil = (reply: FastifyReply) => ends.get(reply) ?? Infinity

const readTimes = new WeakMap<FastifyReply, number>()

/** For a reply with a value that was read at this time and memoised since. */
export const noteReadAt = (reply: FastifyReply, at: Date) =>
  void readTimes.set(reply, Math.min(readAt(reply), at.getTime()))

/** In milliseconds since 1970; infinite when no value is older than the reply. */
export const readAt = (reply: FastifyReply) => readTimes.get(reply) ?? Infinity
