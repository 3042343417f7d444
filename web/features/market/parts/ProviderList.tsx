import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { cursorOf } from '../../../lib/loading/list-pages.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { CardGrid, Cluster } from '../../../ui/Layout.tsx'
import { ProviderCard } from '../../providers/ProviderCard.tsx'
import type { MarketDistrict } from '../market.api.ts'
import { CURSOR_PARAMETER, readCursor } from './cursor.ts'
import { MarketSection } from './MarketSection.tsx'

// One column on a phone, then as many as fit: never much wider than this.
const SIZES = '(min-width: 600px) 24rem, 100vw'

/** The businesses in their order, which is explained, and a link to those that follow. */
export const ProviderList = ({ found: { results, next } }: { found: MarketDistrict }) => {
  const { t } = useTranslation('Market')
  return (
    <MarketSection title={t('shops')} text={t('order')}>
      <CardGrid>
        {results.map((provider, at) => (
          <ProviderCard key={provider.id} {...{ provider, at }} sizes={SIZES} first={at === 0} />
        ))}
      </CardGrid>
      <PageLinks next={cursorOf(next)} />
    </MarketSection>
  )
}

const PageLinks = ({ next }: { next: string | null }) => {
  const { t } = useTranslation('Market')
  const [query] = useSearchParams()
  const isFirst = readCursor(query) === ''
  if (isFirst && next === null) return null
  return (
    <Cluster>
      {!isFirst && (
        <ButtonLink variant="quiet" icon="arrow-left" to={addressWith(query, null)}>
          {t('first')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="secondary" rel="next" to={addressWith(query, next)}>
          {t('next')}
        </ButtonLink>
      )}
    </Cluster>
  )
}

/** The same page from there on, or from its beginning; the language stays. */
const addressWith = (query: URLSearchParams, cursor: string | null) => {
  const changed = new URLSearchParams(query)
  if (cursor === null) changed.delete(CURSOR_PARAMETER)
  else changed.set(CURSOR_PARAMETER, cursor)
  return { search: changed.toString() }
}
