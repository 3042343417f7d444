import { type MockReply, networkFailure } from './forms.tsx'

/** Returns the values in order, then the last one. */
export const inSequence = (...answers: MockReply[]): MockReply => {
  let at = 0
  return () => {
    const answer = answers[Math.min(at, answers.length - 1)] ?? networkFailure
    at += 1
    return answer()
  }
}
