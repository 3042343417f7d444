// A proof of work costs a person's browser a second or two and a program that wants thousands a lot of time. The challenge and the proof
// are those of ALTCHA (version 2), so that its libraries solve them.
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'

const Challenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    cost: Type.Integer(),
    data: Type.Object({ until: Type.Integer({ description: 'milliseconds since 1970' }) }),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
  }),
  signature: Type.String(),
})

export const getChallenge = endpoint({
  method: 'GET',
  path: '/proof-of-work/',
  access: 'anyone',
  summary: 'Create a challenge for a proof of work, valid once and for ten minutes',
  // No rate of its own: callers above another limit need it.
  isSecret: true,
  reply: { 200: Challenge },
})

const WHAT_IT_IS =
  'A solved challenge of GET /proof-of-work/: Base64 of the JSON { challenge, solution }, as ALTCHA (version 2) writes it'

/** Header of every call that may respond `proof_needed`. */
export const PROOF_HEADER = 'x-proof-of-work'
export const ProofHeader = Type.String({ description: `${WHAT_IT_IS}. Only after the refusal proof_needed` })

/** The same as a field, for one-time codes and spoken captchas. */
export const Proof = Type.Optional(Type.String({ maxLength: 2_000, description: WHAT_IT_IS }))
