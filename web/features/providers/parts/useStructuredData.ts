import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useSite } from '../../../lib/page/site.ts'
import { useOfferFacts } from '../../price-list/useOfferFacts.ts'
import { useReviewFacts } from '../../reviews/useReviewFacts.ts'
import type { PublicProvider } from '../providers.api.ts'
import { localBusiness } from './local-business.ts'

const useBusinessFacts = (provider: PublicProvider) => {
  const site = useSite()
  const language = useLanguage()
  const reviews = useReviewFacts(provider.id)
  const offers = useOfferFacts(provider.id)
  return (
    site && { ...localBusiness(provider, { publicUrl: site.publicUrl, language }), ...offers, ...reviews }
  )
}

/** For machines, which ask the server for the page. The browser keeps what came with it and does not load how it is made. */
export const useStructuredData = (provider: PublicProvider): object | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same in every call: the build settles it
  import.meta.env.SSR ? useBusinessFacts(provider) : {}
