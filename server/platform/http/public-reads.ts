// Which reads may be answered by a replica or from the reply cache: those of people without a name, who have not written anything
// just now.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Replica } from '../db/replica.ts'
import { isRefusal } from './refusal.ts'

/**
 * Sent by a browser that wrote a moment ago what others see. It lives longer than a replica may lag behind, another process needs to hear of the write, and
 * a proxy keeps a page. It opens nothing, so it is not signed.
 */
export const RECENT_WRITE_COOKIE = 'haat_wrote'
const RECENT_WRITE_S = 10

export const hasJustWritten = ({ cookies }: FastifyRequest) => cookies[RECENT_WRITE_COOKIE] !== undefined

/** Whether a kept reply may answer it. */
export const isPublicRead = ({ method, isSecret }: Endpoint, request: FastifyRequest) =>
  method === 'GET' && !isSecret && request.viewer === null && !hasJustWritten(request)

/** A read changes nothing, so one that the replica fails is made again on the primary. */
export const readFromReplica = async <T>(
  replica: Replica | null,
  { endpoint, request }: { endpoint: Endpoint; request: FastifyRequest },
  work: () => Promise<T>,
): Promise<T> => {
  if (!replica || !isPublicRead(endpoint, request) || !replica.isUpToDate()) return work()
  try {
    return await replica.runOnReplica(work)
  } catch (error) {
    if (isRefusal(error)) throw error
    replica.markFailed()
    request.log.warn({ err: error }, 'the replica failed a read, which goes to the primary')
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
