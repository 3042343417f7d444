// Works beside the page, so that the page stays awake. It answers the proof, or nothing when there is none.
import type { Challenge } from 'altcha-lib/types'
import { solve } from './solve.ts'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const answer = (proof: string | null) => postMessage(proof)
  solve(data).then(answer, () => answer(null))
})
