import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import type { NearbyDistrict } from '../market.api.ts'
import { CountedLinks } from './CountedLinks.tsx'
import { MarketSection } from './MarketSection.tsx'

type Props = {
  districts: readonly NearbyDistrict[]
  /** Of a trade's page: the same category there. */
  category?: { slug: string } | undefined
}

export const NearestDistricts = ({ districts, category }: Props) => {
  const { t } = useTranslation('Market')
  if (districts.length === 0) return null
  const below = category ? [category.slug] : []
  return (
    <MarketSection title={t('nearest')}>
      <CountedLinks
        links={districts.map(({ state, slug, name, providers, distance_km }) => ({
          to: paths.market(state.slug, slug, ...below),
          text: `${name}, ${state.name}`,
          providers,
          distanceKm: distance_km,
        }))}
      />
    </MarketSection>
  )
}
