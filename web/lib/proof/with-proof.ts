// Repeats calls with a proof of work when the server asks for one. Few calls need one, so it is made by a script of its own.
import type { RawResponse } from '../http/raw-response.ts'

const isProofNeeded = ({ status, text }: RawResponse) => status === 403 && text.includes('"proof_needed"')

/** The header of the contract, which is not imported here. */
export const proofHeader = (proof: string) => ({ 'x-proof-of-work': proof })

/** Calls `send` again with a proof when the server asks for one. A browser that can't solve it gets the refusal. */
export const withProof = async (
  send: (headers: Readonly<Record<string, string>>) => Promise<RawResponse>,
): Promise<RawResponse> => {
  const answer = await send({})
  const proof = isProofNeeded(answer) ? await (await import('./prove.ts')).prove() : null
  return proof === null ? answer : send(proofHeader(proof))
}
