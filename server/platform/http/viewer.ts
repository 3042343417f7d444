import type { FastifyRequest } from 'fastify'
import type { Access, Endpoint } from '../../../contract/endpoint.ts'
import { Refusal } from './refusal.ts'
import type { Staff } from './staff.ts'

export type Role = 'customer' | 'provider' | 'admin'
export type Viewer<R extends Role = Role> = R extends Role
  ? Readonly<{
      id: number
      role: R
      sessionId: number
      isSilenced?: boolean
    }>
  : never

export type ViewerFor<A extends Access> = A extends 'anyone'
  ? Viewer | null
  : A extends 'signed-in'
    ? Viewer
    : A extends 'admin'
      ? Staff
      : A extends Role
        ? Viewer<A>
        : never

export type Authenticate = (token: string) => Promise<Viewer | null>

export const bearerOf = (request: FastifyRequest) =>
  /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

export const isAnonymous = (request: FastifyRequest) => request.headers.authorization === undefined

// An expired token gets 401 on public reads too, so that the client refreshes it.
export const viewerOf = async (
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Viewer | null> => {
  if (isAnonymous(request)) return null
  const token = bearerOf(request)
  const viewer = token ? await authenticate(token) : null
  if (!viewer) throw new Refusal('not_authenticated')
  return viewer
}

export const authorize = (
  viewer: Viewer | null,
  { access, isUserContent }: Pick<Endpoint, 'access' | 'isUserContent'>,
) => {
  if (isUserContent && viewer?.isSilenced) throw new Refusal('account_limited')
  if (access === 'anyone') return
  if (!viewer) throw new Refusal('not_authenticated')
  if (access !== 'signed-in' && viewer.role !== access)
    throw new Refusal('forbidden', { event: { kind: 'role_refused', accountId: viewer.id } })
}
