import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { SearchOverview } from '../results.api.ts'
import { FoundProviderCard } from './FoundProviderCard.tsx'
import { OverviewSection } from './OverviewSection.tsx'

type Props = { found: Pick<SearchOverview, 'similar' | 'dropped'> }

/** Weaker matches, with the words that they do not match. */
export const SimilarProviders = ({ found: { similar, dropped } }: Props) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  if (similar.length === 0) return null
  const words = dropped.map((word) => `‘${word}’`).join(', ')
  return (
    <OverviewSection hasRows title={t('similar')} text={dropped.length > 0 && t('without', { words })}>
      {similar.map((provider) => (
        <FoundProviderCard key={provider.id} provider={provider} level={3} />
      ))}
    </OverviewSection>
  )
}
