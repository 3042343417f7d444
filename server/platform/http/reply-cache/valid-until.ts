import type { FastifyReply } from 'fastify'

const ends = new WeakMap<FastifyReply, number>()

export const limitValidity = (reply: FastifyReply, times: Iterable<string | null>) => {
  const earliest = [...times].reduce((end, at) => Math.min(end, at ? Date.parse(at) : Infinity), Infinity)
  ends.set(reply, Math.min(validUntil(reply), earliest))
}

export const validUntil = (reply: FastifyReply) => ends.get(reply) ?? Infinity
