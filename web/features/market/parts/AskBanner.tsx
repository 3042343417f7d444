import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { AskBusinesses } from '../../needs/AskBusinesses.tsx'
import type { MarketCategory, MarketDistrict } from '../market.api.ts'
import { MarketSection } from './MarketSection.tsx'

type Props = { found: MarketDistrict; category: MarketCategory['trade'] | undefined }

export const AskBanner = ({ found: { district, state }, category }: Props) => {
  const { t } = useTranslation('Market', { keyPrefix: 'ask' })
  const about = {
    district: `${district.name}, ${state.name}`,
    category: category ? String(category.category_id) : '',
  }
  return (
    <MarketSection title={t('title', { place: district.name })} text={t('text')} isShort>
      <div>
        <AskBusinesses about={about} variant="secondary" />
      </div>
    </MarketSection>
  )
}
