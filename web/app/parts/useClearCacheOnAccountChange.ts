import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentSession, useSession } from '../../lib/session/session.ts'

/** Also after a change in another tab. */
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
