// The preview of a shared link.
import { useQueryClient } from '@tanstack/react-query'
import { sharePicturePath, providerPicture } from '../../../../contract/share-picture.ts'
import { call } from '../../../lib/http/call.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { truncateDescription } from '../../../lib/format/truncate.ts'
import { formatLowestPrice } from '../../../features/price-list/item-price.ts'
import { priceListQuery } from '../../../features/price-list/price-list.api.ts'
import { formatAverage } from '../../../features/reviews/Rating.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'

const useRatingText = ({ rating: { average, count } }: PublicProvider) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'summary' })
  if (average === null) return ''
  return `★ ${formatAverage(average)} (${t('count', { count, number: formatNumber(count) })})`
}

const useShare = (provider: PublicProvider, description: string) => {
  const { t } = useTranslation('Navbar')
  const language = useLanguage()
  const prices = useQueryClient().getQueryData(
    priceListQuery(call, { id: provider.id, viewer: null }).queryKey,
  )
  const parts = [useRatingText(provider), prices && formatLowestPrice(prices, t), description]
  return {
    picture: sharePicturePath(providerPicture(provider), language),
    shareDescription: truncateDescription(parts.filter(Boolean).join(' · ')),
  }
}

/** For the crawlers of chats, which request the page from the server. */
export const useProviderShare = (provider: PublicProvider, description: string) =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same in every call: the build settles it
  import.meta.env.SSR ? useShare(provider, description) : {}
