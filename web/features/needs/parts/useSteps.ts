import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readStep, type Step, STEPS } from './need-fields.ts'

/** The step is in the URL, so that the back button of a phone leads to the step before. A need without a text starts at the first. */
export const useSteps = (isEmpty: boolean) => {
  const [query, setQuery] = useSearchParams()
  const [startsEmpty] = useState(isEmpty)
  const step = startsEmpty && isEmpty ? 'what' : readStep(query)
  const changeTo = (next: Step, options?: { replace: boolean }) => {
    const changed = new URLSearchParams(query)
    if (next === 'what') changed.delete('step')
    else changed.set('step', next)
    setQuery(changed, options)
  }
  const startAtFirst = useEffectEvent(() => {
    if (query.has('step')) changeTo('what', { replace: true })
  })
  useEffect(() => {
    if (startsEmpty) startAtFirst()
  }, [startsEmpty])
  const goTo = (next: Step) => {
    if (next !== step) changeTo(next)
  }
  return { step, at: STEPS.indexOf(step), goTo }
}
