// schema.org's OfferCatalog.
import { useQueryClient } from '@tanstack/react-query'
import { formatPrice } from '../../lib/format/format.ts'
import { type Item, type PriceList, priceListQuery } from './price-list.api.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { call } from '../../lib/http/call.ts'
import { useSite } from '../../lib/page/site.ts'

const CURRENCY = 'INR'
const SERVICE_UNITS: ReadonlySet<string> = new Set(['hour', 'day', 'visit', 'month', 'person', 'sqft'])

const rupees = (paise: number) => paise / 100

const priceOf = ({ price_paise: from, price_to_paise: to, unit }: Item) => {
  if (from === null) return {}
  if (to === null && unit === '') return { price: rupees(from), priceCurrency: CURRENCY }
  const amount = to === null ? { price: rupees(from) } : { minPrice: rupees(from), maxPrice: rupees(to) }
  const specification = { ...amount, priceCurrency: CURRENCY }
  return {
    priceSpecification:
      unit === ''
        ? { '@type': 'PriceSpecification', ...specification }
        : { '@type': 'UnitPriceSpecification', ...specification, unitText: unit },
  }
}

const offerOf = (item: Item, publicUrl: string) => ({
  '@type': 'Offer',
  itemOffered: {
    '@type': SERVICE_UNITS.has(item.unit) ? 'Service' : 'Product',
    name: item.name,
    description: item.description || undefined,
    image: item.image ? new URL(item.image, publicUrl).href : undefined,
  },
  ...priceOf(item),
  availability: 'https://schema.org/InStock',
})

export const offerCatalog = (
  { groups }: PriceList,
  { title: name, publicUrl }: { title: string; publicUrl: string },
) => {
  if (groups.length === 0) return undefined
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: groups.flatMap(({ title, items }): object[] => {
      const offers = items.map((item) => offerOf(item, publicUrl))
      return title ? [{ '@type': 'OfferCatalog', name: title, itemListElement: offers }] : offers
    }),
  }
}

const priceRange = ({ groups }: PriceList) => {
  const prices = groups.flatMap(({ items }) =>
    items.flatMap(({ price_paise: from, price_to_paise: to }) => [from || [], to || []].flat()),
  )
  if (prices.length === 0) return undefined
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map((price) => formatPrice(price))
  return lowest === highest ? lowest : `${lowest}–${highest}`
}

/** From the list that the server loaded. */
export const useOfferData = (providerId: number) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'prices' })
  const site = useSite()
  const data = useQueryClient().getQueryData(priceListQuery(call, { id: providerId, viewer: null }).queryKey)
  return {
    priceRange: data && priceRange(data),
    hasOfferCatalog: data && site && offerCatalog(data, { title: t('title'), publicUrl: site.publicUrl }),
  }
}
