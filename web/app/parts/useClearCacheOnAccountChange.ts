import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentSession, useSession } from '../../lib/session/session.ts'

/** What one person has loaded is never shown to the next, however the session changed: here, by itself or in another tab. */
export const useClearCacheOnAccountChange = () => {
  const client = useQueryClient()
  const session = useSession()
  const accountId = useRef(currentSession()?.id)
  useEffect(() => {
    // During hydration the session is not read yet, so this reads the storage.
    const next = (session ?? currentSession())?.id
    if (next === accountId.current) return
    accountId.current = next
    client.clear()
  }, [session, client])
}
