import type { Challenge } from 'altcha-lib/types'
import { solve } from './solve.ts'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const answer = (proof: string | null) => postMessage(proof)
  solve(data).then(answer, () => answer(null))
})
