import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ProviderCard } from '../../providers/ProviderCard.tsx'
import type { Asked } from '../asked.ts'
import { asksForNothing, type FoundProvider } from '../results.api.ts'
import { changedSearch } from './address.ts'
import { BeforeRows, listWords } from './BeforeRows.tsx'
import { type Place, PROVIDERS } from './growing.ts'
import { GrowingList } from './GrowingList.tsx'
import type { GrowingState } from './useGrowing.ts'

type Props = { list: GrowingState<FoundProvider>; place: Place; asked: Asked }

// One column on a phone, then as many as fit: never much wider than this.
const SIZES = '(min-width: 600px) 24rem, 100vw'

export const ProviderList = ({ list, place, asked }: Props) => {
  const { t } = useTranslation('Home')
  const words = listWords(t)
  if (!list.data) return <BeforeRows {...{ list, words }} count={PROVIDERS.first} isDense />
  if (list.data.refused) return <Refused code={list.data.refused} />
  if (list.data.rows.length === 0) return <Nothing isAsked={!asksForNothing(asked)} />
  return (
    <GrowingList {...{ list, place, words }} steps={PROVIDERS} isDense>
      {(provider, at) => (
        <ProviderCard
          key={provider.id}
          {...{ provider, at }}
          sizes={SIZES}
          visitText={t('visit')}
          level={2}
        />
      )}
    </GrowingList>
  )
}

const AllOfThem = () => {
  const { t } = useTranslation('Home')
  return (
    <ButtonLink look="secondary" to={paths.providerResults()}>
      {t('all')}
    </ButtonLink>
  )
}

const Nothing = ({ isAsked }: { isAsked: boolean }) => {
  const { t } = useTranslation('Home')
  return <EmptyState title={t('empty')} text={isAsked && t('emptyText')} action={isAsked && <AllOfThem />} />
}

/** The address asks for what can't be looked for: mostly a district that is none. */
const Refused = ({ code }: { code: string }) => {
  const { t } = useTranslation('Home')
  const [query] = useSearchParams()
  if (code !== 'location_unknown') return <EmptyState title={t('failed')} action={<AllOfThem />} />
  return (
    <EmptyState
      title={t('refusals.location_unknown')}
      action={
        <ButtonLink look="secondary" to={changedSearch(query, { district: '' })}>
          {t('bar.allDistricts')}
        </ButtonLink>
      }
    />
  )
}
