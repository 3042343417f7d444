import type { FastifyRequest } from 'fastify'
import { PROOF_HEADER } from '../../../contract/proof-of-work.ts'
import type { GivenProof } from '../proof-of-work.ts'

declare module 'fastify' {
  interface FastifyRequest {
    givenProof: GivenProof | null
  }
}

export const proofOf = (request: FastifyRequest, field?: string): GivenProof => {
  const header = request.headers[PROOF_HEADER]
  request.givenProof ??= { text: typeof header === 'string' ? header : undefined, isSpent: false }
  request.givenProof.text ??= field
  return request.givenProof
}
