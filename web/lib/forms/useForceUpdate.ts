import { useReducer } from 'react'

/** TanStack Query notifies one task later; a button must show in the same task that it was pressed. */
export const useForceUpdate = () => useReducer((count: number) => count + 1, 0)[1]
