import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { throwIfNotFound } from '../../lib/not-found.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { createLoader } from '../../lib/create-loader.ts'
import { useViewerQuery } from '../../lib/useViewerQuery.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Container } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProviderMeta } from './parts/ProviderMeta.tsx'
import { ProviderPosts } from './parts/ProviderPosts.tsx'
import { ProviderHeader } from './parts/ProviderHeader.tsx'
import { ProviderOverview } from './parts/ProviderOverview.tsx'
import { providerProfileQuery } from './providers.api.ts'

// Contact, report and block have the words of the namespace Contact.
export const handle = { namespaces: ['ProviderProfile', 'Contact'] } satisfies PageHandle

// Anything else that stands in the address means the first page.
const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export const loader = createLoader(({ call: asVisitor, language, params, url }) => {
  const profileQuery = { id: Number(params.id), page: pageOf(url.searchParams), language, viewer: null }
  return [providerProfileQuery(asVisitor, profileQuery)]
})

// As with a post: inside the site the browser loads the data, with the session.
export const clientLoader = () => null

const ProviderProfilePage = () => {
  const id = Number(useParams().id)
  const page = pageOf(useSearchParams()[0])
  const language = useLanguage()
  const profile = useViewerQuery((viewer) => providerProfileQuery(call, { id, page, language, viewer }))
  throwIfNotFound(profile.error)
  if (!profile.data) {
    const { isError, isFetching, refetch } = profile
    return <ProfilePlaceholder hasFailed={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const { provider } = profile.data
  return (
    <>
      <ProviderMeta provider={provider} />
      <ProviderHeader provider={provider} />
      <Container>
        <ProviderOverview provider={provider} />
        <ProviderPosts key={`${id}/${page}`} id={id} firstPage={page} />
      </Container>
    </>
  )
}

type ProfilePlaceholderProps = { hasFailed: boolean; isRetrying: boolean; onRetry: () => void }

const ProfilePlaceholder = ({ hasFailed, isRetrying, onRetry }: ProfilePlaceholderProps) => {
  const { t } = useTranslation('ProviderProfile')
  return (
    <Container>
      {hasFailed ? (
        <ErrorState title={t('failed')} retryText={t('retry')} onRetry={onRetry} retrying={isRetrying} />
      ) : (
        <Skeleton shape="card" label={t('loading')} count={1} />
      )}
    </Container>
  )
}

export default ProviderProfilePage
