import { useState } from 'react'
import { logWarning } from '../../../lib/log.ts'
import { useOneAtATime } from '../../../lib/useOneAtATime.ts'

export const useLoadOlder = (loadOlder: () => Promise<void>) => {
  const [hasFailed, setFailed] = useState(false)
  const { isBusy, run } = useOneAtATime()
  const load = async () => {
    setFailed(false)
    try {
      await loadOlder()
    } catch (error) {
      logWarning('older messages could not be loaded', error)
      setFailed(true)
    }
  }
  return { isBusy, hasFailed, load: () => void run(load) }
}
