// Which reads may be answered by a replica: those of people without a name, who have not written anything just now.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Replica } from '../db/replica.ts'
import { FormRefusal, Refusal } from './refusal.ts'

/** Carried by whoever wrote a moment ago, with longer to live than the replica may lag behind. It opens nothing, so it is not signed. */
export const WROTE = 'haat_wrote'
const WROTE_S = 10

const mayBeOld = (endpoint: Endpoint, request: FastifyRequest) =>
  endpoint.method === 'GET' &&
  !endpoint.isSecret &&
  request.viewer === null &&
  request.cookies[WROTE] === undefined

const isAnswer = (error: unknown) => error instanceof Refusal || error instanceof FormRefusal

/** A read changes nothing, so one that the replica fails is made again on the primary. */
export const readPublicly = async <T>(
  replica: Replica | null,
  { endpoint, request }: { endpoint: Endpoint; request: FastifyRequest },
  work: () => Promise<T>,
): Promise<T> => {
  if (!replica || !mayBeOld(endpoint, request) || !replica.keepsUp()) return work()
  try {
    return await replica.publicly(work)
  } catch (error) {
    if (isAnswer(error)) throw error
    replica.distrust()
    request.log.warn({ err: error }, 'the replica failed a read, which goes to the primary')
    return work()
  }
}

export const markWriter = (replica: Replica | null, reply: FastifyReply) => {
  if (replica) reply.setCookie(WROTE, '1', { path: '/', maxAge: WROTE_S, httpOnly: true, sameSite: 'lax' })
}
