import { type Answer, unreached } from './forms.tsx'

/** One after the other; the last one stays. */
export const inTurn = (...answers: Answer[]): Answer => {
  let at = 0
  return () => {
    const answer = answers[Math.min(at, answers.length - 1)] ?? unreached
    at += 1
    return answer()
  }
}
