// Proofs of work of a lower difficulty.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { makeChallenge } from '../platform/proof-of-work.ts'
import type { testServer } from './test-server.ts'

export const solve = async (challenge: Challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

export const aProof = async ({ ctx }: Pick<Awaited<ReturnType<typeof testServer>>, 'ctx'>) =>
  solve(await makeChallenge({ secret: ctx.config.secretKey, clock: ctx.clock }, 1))
