import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/Link.tsx'
import type { MarketDistrict } from '../market.api.ts'
import { CountedLinks } from './CountedLinks.tsx'
import { MarketSection } from './MarketSection.tsx'

type Props = {
  found: MarketDistrict
  /** The one that the page is of. */
  current?: { slug: string } | undefined
}

export const Categories = ({ found: { state, district, trades: categories }, current }: Props) => {
  const { t } = useTranslation('Market')
  const others = categories.filter(({ slug }) => slug !== current?.slug)
  if (others.length === 0) return null
  const all = current && (
    <Link to={paths.market(state.slug, district.slug)}>
      {t('allOfDistrict', { district: district.name })}
    </Link>
  )
  return (
    <MarketSection title={t(current ? 'otherTrades' : 'trades', { district: district.name })} action={all}>
      <CountedLinks
        links={others.map(({ slug, title, providers }) => ({
          to: paths.market(state.slug, district.slug, slug),
          text: title,
          providers,
        }))}
      />
    </MarketSection>
  )
}
