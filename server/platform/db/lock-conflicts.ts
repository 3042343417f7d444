import { codeOf } from '../postgres/errno.ts'

// lock_not_available and deadlock_detected.
const LOCK_CONFLICTS = new Set(['55P03', '40P01'])

export const isLockConflict = (error: unknown) => LOCK_CONFLICTS.has(codeOf(error) ?? '')
