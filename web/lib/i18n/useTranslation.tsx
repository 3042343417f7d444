import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { I18n } from './make-i18n.ts'
import type { Namespace } from './namespaces.ts'

// Not imported: the list of all namespaces is only needed on the server.
const ON_EVERY_PAGE: Namespace = 'Navbar'

const I18nContext = createContext<{ i18n: I18n } | null>(null)

export const I18nProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => {
  const snapshot = useSyncExternalStore(i18n.subscribe, i18n.getSnapshot, i18n.getSnapshot)
  return <I18nContext value={snapshot}>{children}</I18nContext>
}

/** The texts of a namespace; later namespaces are fallbacks. Suspends until they are loaded. */
export const useTranslation = (
  namespace: string | readonly string[] = ON_EVERY_PAGE,
  { keyPrefix }: { keyPrefix?: string } = {},
) => {
  const i18n = use(I18nContext)?.i18n
  if (!i18n) throw new Error('useTranslation needs an I18nProvider above it')
  for (const each of typeof namespace === 'string' ? [namespace] : namespace)
    if (!i18n.hasLoaded(each)) use(i18n.load(each))
  return { t: i18n.getT(namespace, keyPrefix), i18n }
}
