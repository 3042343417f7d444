import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { type CountedLink, CountedLinks, EmptyLinks } from './CountedLinks.tsx'
import { MarketSection } from './MarketSection.tsx'

export const hasProviders = ({ providers }: { providers: number }) => providers > 0

export const Places = ({ title, links }: { title: string; links: readonly CountedLink[] }) => {
  const { t } = useTranslation('Market')
  const withProviders = links.filter(hasProviders)
  const empty = links.filter((link) => !hasProviders(link))
  return (
    <>
      {withProviders.length > 0 && (
        <MarketSection title={title}>
          <CountedLinks links={withProviders} />
        </MarketSection>
      )}
      {empty.length > 0 && (
        <MarketSection title={t('withoutShops')}>
          <EmptyLinks links={empty} />
        </MarketSection>
      )}
    </>
  )
}
