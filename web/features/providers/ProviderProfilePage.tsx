import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { load } from '../../lib/load.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Container } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProviderMeta } from './parts/ProviderMeta.tsx'
import { ProviderPosts } from './parts/ProviderPosts.tsx'
import { ShopBoardOf } from './parts/ShopBoardOf.tsx'
import { ShopWindow } from './parts/ShopWindow.tsx'
import { providerProfileQuery } from './providers.api.ts'

export const handle = { namespaces: ['ProviderProfile'] } satisfies PageHandle

// Anything else that stands in the address means the first page.
const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export const loader = load(({ call: asVisitor, language, params, url }) => [
  providerProfileQuery(asVisitor, { id: Number(params.id), page: pageOf(url.searchParams), language }),
])

const ProviderProfilePage = () => {
  const id = Number(useParams().id)
  const page = pageOf(useSearchParams()[0])
  const profile = useQuery(providerProfileQuery(call, { id, page, language: useLanguage() }))
  if (!profile.data) return <NotYet hasFailed={profile.isError} onRetry={() => void profile.refetch()} />
  const { provider } = profile.data
  return (
    <>
      <ProviderMeta provider={provider} />
      <ShopBoardOf provider={provider} />
      <Container>
        <ShopWindow provider={provider} />
        <ProviderPosts key={`${id}/${page}`} id={id} firstPage={page} />
      </Container>
    </>
  )
}

const NotYet = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('ProviderProfile')
  return (
    <Container>
      {hasFailed ? (
        <ErrorState title={t('failed')} retryText={t('retry')} onRetry={onRetry} retrying={false} />
      ) : (
        <Skeleton shape="card" label={t('loading')} count={1} />
      )}
    </Container>
  )
}

export default ProviderProfilePage
