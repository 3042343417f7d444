import { useRef, useState } from 'react'

/** `run` drops what comes while it is under way, however quick the second press; `isBusy` is for the button. */
export const useOneAtATime = () => {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
