import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { call } from '../../lib/http/call.ts'
import { useSite } from '../../lib/page/site.ts'
import { useViewerQuery } from '../../lib/loading/useViewerQuery.ts'
import { offerCatalog, priceRange } from './offer-catalog.ts'
import { priceListQuery } from './price-list.api.ts'

export const useOfferData = (providerId: number) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'prices' })
  const site = useSite()
  const { data } = useViewerQuery((viewer) => priceListQuery(call, { id: providerId, viewer }))
  return {
    priceRange: data && priceRange(data),
    hasOfferCatalog: data && site && offerCatalog(data, { title: t('title'), publicUrl: site.publicUrl }),
  }
}
