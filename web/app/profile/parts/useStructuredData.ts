import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useSite } from '../../../lib/page/site.ts'
import { useOfferData } from '../../../features/price-list/useOfferData.ts'
import { useReviewStructuredData } from '../../../features/reviews/useReviewStructuredData.ts'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { localBusiness } from './local-business.ts'

const useBusinessData = (provider: PublicProvider) => {
  const site = useSite()
  const language = useLanguage()
  const reviews = useReviewStructuredData(provider.id)
  const offers = useOfferData(provider.id)
  return (
    site && { ...localBusiness(provider, { publicUrl: site.publicUrl, language }), ...offers, ...reviews }
  )
}

/** For crawlers, which request the page from the server; the browser does not load this code. */
export const useStructuredData = (provider: PublicProvider): object | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same in every call: the build settles it
  import.meta.env.SSR ? useBusinessData(provider) : {}
