import { useRef, useState } from 'react'

/** `run` drops what comes while it is under way, however quick the second press; `isBusy` is for the button. */
export const useOneAtATime = () => {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
