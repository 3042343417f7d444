import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => {}

/** False in what the server renders, true once scripts have taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
