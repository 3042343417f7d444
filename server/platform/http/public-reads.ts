// Which reads may be answered by a replica or from the reply cache: those of anonymous clients that have not written just now.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Replicas } from '../db/replicas.ts'
import { isRefusal } from './refusal.ts'

// Set in a browser that has just written public content. It outlives the lag of a replica, the event to other processes and the cached
// page of a proxy. It grants nothing, so it is not signed.
export const RECENT_WRITE_COOKIE = 'haat_wrote'
const RECENT_WRITE_S = 10

export const hasJustWritten = ({ cookies }: FastifyRequest) => cookies[RECENT_WRITE_COOKIE] !== undefined

export const isPublicRead = ({ method, isSecret }: Endpoint, request: FastifyRequest) =>
  method === 'GET' && !isSecret && request.viewer === null && !hasJustWritten(request)

export const readFromReplica = async <T>(
  replicas: Replicas | null,
  { endpoint, request }: { endpoint: Endpoint; request: FastifyRequest },
  work: () => Promise<T>,
): Promise<T> => {
  const replica = isPublicRead(endpoint, request) ? replicas?.next() : undefined
  if (!replica) return work()
  try {
    return await replica.run(work)
  } catch (error) {
    if (isRefusal(error)) throw error
    replica.markFailed()
    request.log.warn(
      { err: error, replica: replica.host },
      'a replica failed a read, which goes to the primary',
    )
    return work()
  }
}

export const markRecentWrite = (reply: FastifyReply) =>
  reply.setCookie(RECENT_WRITE_COOKIE, '1', {
    path: '/',
    maxAge: RECENT_WRITE_S,
    httpOnly: true,
    sameSite: 'lax',
  })
