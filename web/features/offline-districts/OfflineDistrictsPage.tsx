import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { offlineLimits } from '../../../contract/offline-rules.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { savedDistrictsQuery } from '../../lib/offline-districts/saved-districts.api.ts'
import { refreshKeys } from '../../lib/offline-districts/signature.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Container, Stack } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ImportDistrict } from './parts/ImportDistrict.tsx'
import { SavedDistrictCard } from './parts/SavedDistrictCard.tsx'

export const handle = { namespaces: ['OfflineDistricts'] } satisfies PageHandle

const OfflineDistrictsPage = () => {
  const { t } = useTranslation('OfflineDistricts')
  const isHydrated = useHydrated()
  return (
    <>
      <PageMeta title={t('title')} description={t('text')} index={false} />
      <CompactPageHead title={t('title')} text={t('text')} width="form" />
      <Container width="form">
        {isHydrated ? (
          <Stack>
            <SavedDistricts />
            <ImportDistrict />
          </Stack>
        ) : (
          <Loading />
        )}
      </Container>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('OfflineDistricts')
  return <Skeleton label={t('loading')} shape="row" count={2} />
}

/** So that a file from another phone can be checked later without internet. */
const useKeys = () =>
  useEffect(() => {
    void refreshKeys()
  }, [])

const SavedDistricts = () => {
  const { t } = useTranslation('OfflineDistricts')
  const query = useQuery(savedDistrictsQuery)
  useKeys()
  const { data: saved } = query
  if (!saved)
    return <QueryResult query={query} loading={<Loading />} title={t('loadFailed')} retryText={t('retry')} />
  if (saved.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={
          <ButtonLink variant="secondary" icon="search" to={paths.search()}>
            {t('search')}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <p>{t('count', { count: saved.length, most: offlineLimits.saved })}</p>
      {saved.map((district) => (
        <SavedDistrictCard key={district.id} district={district} />
      ))}
    </>
  )
}

export default OfflineDistrictsPage
