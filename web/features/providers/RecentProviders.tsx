import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { shell } from '../../../contract/display.ts'
import { CardRow, CardSlide, SLIDE_SIZES } from '../../ui/CardRow.tsx'
import { ProviderCard } from './ProviderCard.tsx'
import type { ProviderSummary } from './providers.api.ts'

export const RecentProviders = ({ providers }: { providers: readonly ProviderSummary[] }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'slider' })
  return (
    <CardRow slides={shell.recentSlides} previousLabel={t('previous')} nextLabel={t('next')}>
      {providers.map((provider, at) => (
        <CardSlide key={provider.id}>
          <ProviderCard {...{ provider, at }} sizes={SLIDE_SIZES} />
        </CardSlide>
      ))}
    </CardRow>
  )
}
