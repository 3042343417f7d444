import { currentSession } from '../session/session.ts'

/** The account id of guests. */
export const VISITOR = 0

export const ownerOf = (session: { id: number } | null) => session?.id ?? VISITOR

/** The account whose entries this tab shows and sends. */
export const currentOwner = () => ownerOf(currentSession())
