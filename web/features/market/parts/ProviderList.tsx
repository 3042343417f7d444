import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { cursorOf } from '../../../lib/loading/list-pages.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { CardRows, Cluster } from '../../../ui/Layout.tsx'
import { ProviderRow } from '../../providers/ProviderRow.tsx'
import type { MarketDistrict } from '../market.api.ts'
import { CURSOR_PARAMETER, readCursor } from './cursor.ts'
import { MarketSection } from './MarketSection.tsx'

export const ProviderList = ({ found: { results, next } }: { found: MarketDistrict }) => {
  const { t } = useTranslation('Market')
  return (
    <MarketSection title={t('shops')} text={t('order')}>
      <CardRows>
        {results.map((provider, at) => (
          <ProviderRow key={provider.id} provider={provider} first={at === 0} />
        ))}
      </CardRows>
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
        <ButtonLink variant="quiet" icon="arrow-left" to={urlWith(query, null)}>
          {t('first')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="secondary" rel="next" to={urlWith(query, next)}>
          {t('next')}
        </ButtonLink>
      )}
    </Cluster>
  )
}

const urlWith = (query: URLSearchParams, cursor: string | null) => {
  const changed = new URLSearchParams(query)
  if (cursor === null) changed.delete(CURSOR_PARAMETER)
  else changed.set(CURSOR_PARAMETER, cursor)
  return { search: changed.toString() }
}
