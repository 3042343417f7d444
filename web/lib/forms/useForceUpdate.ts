import { useReducer } from 'react'

/** Renders once more, for a write: TanStack tells of a change one task later, and a button shows at once that it was pressed. */
export const useForceUpdate = () => useReducer((count: number) => count + 1, 0)[1]
