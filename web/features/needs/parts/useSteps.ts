import { useSearchParams } from 'react-router'
import { readStep, type Step, STEPS } from './need-fields.ts'

/** The step is in the URL, so that the back button of a phone leads to the step before. */
export const useSteps = () => {
  const [query, setQuery] = useSearchParams()
  const step = readStep(query)
  const goTo = (next: Step) => {
    if (next === step) return
    const changed = new URLSearchParams(query)
    if (next === 'what') changed.delete('step')
    else changed.set('step', next)
    setQuery(changed)
  }
  return { step, at: STEPS.indexOf(step), goTo }
}
