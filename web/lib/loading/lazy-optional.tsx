import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { keepLoading } from './keep-loading.ts'

const Nothing = () => null

/** For what a page can do without: it comes when its script does, and the page never waits for it. */
export const lazyOptional = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): ComponentType<P> => {
  const Loaded = lazy(async () => ({ default: await keepLoading(load).catch(() => Nothing) }))
  // Its own Suspense: one that is shown already would hold back the page until the script is there.
  return (props: P) => (
    <Suspense fallback={placeholder}>
      <Loaded {...props} />
    </Suspense>
  )
}
