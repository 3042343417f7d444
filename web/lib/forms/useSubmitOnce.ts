import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

export const useSubmitOnce = () => {
  const isIdle = useNavigation().state === 'idle'
  const isSubmitting = useRef(false)
  useEffect(() => {
    if (isIdle) isSubmitting.current = false
  }, [isIdle])
  return (event: SubmitEvent) => {
    if (isSubmitting.current) event.preventDefault()
    isSubmitting.current = true
  }
}
