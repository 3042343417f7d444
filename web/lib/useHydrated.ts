import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server renders, true once scripts have taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
