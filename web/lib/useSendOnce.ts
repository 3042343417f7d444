import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** For a form's onSubmit: one that is under way is not sent again, however quick the second press. */
export const useSendOnce = () => {
  const isIdle = useNavigation().state === 'idle'
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (isIdle) isUnderWay.current = false
  }, [isIdle])
  return (event: SubmitEvent) => {
    if (isUnderWay.current) event.preventDefault()
    isUnderWay.current = true
  }
}
