import { type MockReply, networkFailure } from './forms.tsx'

/** One after the other; the last one stays. */
export const inSequence = (...answers: MockReply[]): MockReply => {
  let at = 0
  return () => {
    const answer = answers[Math.min(at, answers.length - 1)] ?? networkFailure
    at += 1
    return answer()
  }
}
