import { currentSession } from '../session/session.ts'

/** In the place of an account: nobody is signed in. */
export const VISITOR = 0

export const ownerOf = (session: { id: number } | null) => session?.id ?? VISITOR

/** Whose entries this tab shows and sends. */
export const currentOwner = () => ownerOf(currentSession())
