import { useTranslation } from 'react-i18next'
import { truncateDescription } from '../../../lib/truncate.ts'
import { PageMeta } from '../../../lib/PageMeta.tsx'
import { useSite } from '../../../lib/site.ts'
import type { PublicProvider } from '../providers.api.ts'
import { localBusiness } from './local-business.ts'

export const ProviderMeta = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'meta' })
  const site = useSite()
  const { business_name: name, business_category: category, district, state } = provider
  const ownWords = [provider.business_tagline, provider.business_description].filter(Boolean).join(' · ')
  return (
    <PageMeta
      kind="profile"
      title={t('title', { name, category, district })}
      description={
        ownWords ? truncateDescription(ownWords) : t('description', { name, category, district, state })
      }
      picture={provider.images[0]?.image_data ?? provider.logo ?? undefined}
      jsonLd={site && localBusiness(provider, site.publicUrl)}
    />
  )
}
