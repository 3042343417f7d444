import { type ComponentType, lazy } from 'react'
import { logWarning } from './log.ts'

const Nothing = () => null

/** For what a page can do without: when its file can't be fetched, it is left out and the page stays whole. */
export const lazyOptional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<P> => {
      logWarning('a part of the page could not be loaded', error)
      return Nothing
    }),
  }))
