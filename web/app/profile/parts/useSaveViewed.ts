import { useEffect } from 'react'
import { useBlockOfProvider } from '../../../features/blocks/useBlockOfProvider.ts'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { forgetViewed, saveViewed } from '../../../features/providers/viewed-providers.ts'

/** For the home page. A blocked business is not listed there. */
export const useSaveViewed = (provider: PublicProvider) => {
  const isBlocked = Boolean(useBlockOfProvider(provider.id))
  useEffect(() => {
    if (isBlocked) forgetViewed(provider.id)
    else saveViewed(provider)
  }, [isBlocked, provider])
}
