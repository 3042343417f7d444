import { currentSession } from '../session/session.ts'

export const VISITOR = 0

export const ownerOf = (session: { id: number } | null) => session?.id ?? VISITOR

export const currentOwner = () => ownerOf(currentSession())
