import { useEffect } from 'react'
import { browserIdle } from '../loading/browser-idle.ts'
import { logWarning } from '../log.ts'

export const useProviderVisit = (providerId: number, postId?: number) => {
  useEffect(() => {
    const left = new AbortController()
    const begin = async () => {
      await browserIdle()
      const { beginVisit } = await import('./events.ts')
      if (!left.signal.aborted) beginVisit({ providerId, postId }, left.signal)
    }
    begin().catch((error: unknown) => logWarning('visits are not counted', error))
    return () => left.abort()
  }, [providerId, postId])
}
