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
  summary: 'A new challenge, to be solved for a proof of work: one use, ten minutes',
  // As captchas: a village behind one address, and no program.
  rate: { calls: 300, minutes: 5 },
  isSecret: true,
  reply: { 200: Challenge },
})

/** What a call takes that may answer `proof_needed`. */
export const Proof = Type.Optional(
  Type.String({
    maxLength: 2_000,
    description:
      'A solved challenge of GET /proof-of-work/: Base64 of the JSON { challenge, solution }, as ALTCHA (version 2) writes it',
  }),
)
