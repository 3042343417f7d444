import type { FastifyReply } from 'fastify'

const ends = new WeakMap<FastifyReply, number>()

export const limitValidity = (reply: FastifyReply, times: Iterable<string | null>) => {
  const earliest = [...times].reduce((end, at) => Math.min(end, at ? Date.parse(at) : Infinity), Infinity)
  ends.set(reply, Math.min(validUntil(reply), earliest))
}

export const validUntil = (reply: FastifyReply) => ends.get(reply) ?? Infinity

const readTimes = new WeakMap<FastifyReply, number>()

export const noteReadAt = (reply: FastifyReply, at: Date) =>
  void readTimes.set(reply, Math.min(readAt(reply), at.getTime()))

export const readAt = (reply: FastifyReply) => readTimes.get(reply) ?? Infinity
