// Until when a reply holds. What it says of opening hours changes by itself, without a write.
import type { FastifyReply } from 'fastify'

const ends = new WeakMap<FastifyReply, number>()

/** The time as replies write it; null for what stays as it is. Of several times the earliest counts. */
export const limitValidity = (reply: FastifyReply, times: Iterable<string | null>) => {
  const earliest = [...times].reduce((end, at) => Math.min(end, at ? Date.parse(at) : Infinity), Infinity)
  ends.set(reply, Math.min(validUntil(reply), earliest))
}

/** In milliseconds since 1970; infinite unless it was limited. */
export const validUntil = (reply: FastifyReply) => ends.get(reply) ?? Infinity
