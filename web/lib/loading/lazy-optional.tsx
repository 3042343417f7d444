import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { keepLoading } from './keep-loading.ts'

const Nothing = () => null

export const lazyOptional = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): ComponentType<P> => {
  const Loaded = lazy(async () => ({ default: await keepLoading(load).catch(() => Nothing) }))
  // Its own Suspense: an outer one that is already visible would block the navigation.
  return (props: P) => (
    <Suspense fallback={placeholder}>
      <Loaded {...props} />
    </Suspense>
  )
}
