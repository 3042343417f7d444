// Displayed offline for a page without a cached copy. The service worker precaches it.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { listDistricts } from '../../lib/offline-districts/store.ts'
import { useHasWaiting } from '../../lib/outbox/useHasWaiting.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import type { CachedContent, ToWorker } from '../../lib/browser/worker-messages.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OfflinePage.module.css'
import { CachedPages, CachedProviders } from './parts/CachedLists.tsx'
import { DistrictSearch } from './parts/DistrictSearch.tsx'
import { businessIdIn, SavedBusiness, useSavedBusiness } from './parts/SavedBusiness.tsx'

export const handle = { namespaces: ['Offline', 'Contact'] } satisfies PageHandle

const EMPTY: CachedContent = { pages: [], providers: [] }

const readCachedContent = async (text: string): Promise<CachedContent> => {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return EMPTY
  const { port1, port2 } = new MessageChannel()
  const reply = new Promise<CachedContent>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data as CachedContent))
    port1.start()
  })
  const search = new URLSearchParams({ q: text }).toString()
  worker.postMessage({ kind: 'kept', search } satisfies ToWorker, [port2])
  return reply
}

const isOfThisSite = (url: string) =>
  url.startsWith('/') &&
  URL.canParse(url, window.location.origin) &&
  new URL(url, window.location.origin).origin === window.location.origin

const useFrom = () => {
  const from = useSearchParams()[0].get('from') ?? ''
  // After hydration: the cached page is the same for every URL.
  return useHydrated() && isOfThisSite(from) ? from : paths.home()
}

/** Null until it is known. */
const useSavedDistricts = () =>
  useQuery({
    queryKey: ['saved-districts'],
    queryFn: listDistricts,
    networkMode: 'always',
    staleTime: 0,
  }).data ?? null

const OfflinePage = () => {
  const { t } = useTranslation('Offline')
  const from = useFrom()
  useReturn()
  const hasWaiting = useHasWaiting()
  const saved = useSavedDistricts()
  const businessId = businessIdIn(from)
  const business = useSavedBusiness(businessId)
  const hasDistricts = saved !== null && saved.length > 0
  return (
    <Container>
      <PageMeta title={t('page.title')} description={t('page.text')} index={false} />
      <div className={styles.page}>
        {business ? <SavedBusiness business={business} /> : <MissingPage hasDistricts={hasDistricts} />}
        <ButtonLink to={from} reloadDocument icon="refresh" className={styles.retry}>
          {t('page.retry')}
        </ButtonLink>
        {hasWaiting && (
          <Notice kind="info" title={t('page.waiting.title')}>
            <p>{t('page.waiting.text')}</p>
            <Link to={paths.waiting()} reloadDocument>
              {t('page.waiting.link')}
            </Link>
          </Notice>
        )}
        {!business && hasDistricts && <DistrictSearch key={from} from={from} />}
        {!business && <CachedContents from={from} isSearchable={!hasDistricts} />}
      </div>
    </Container>
  )
}

const MissingPage = ({ hasDistricts }: { hasDistricts: boolean }) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'page' })
  return (
    <>
      <h1>{t('title')}</h1>
      {!hasDistricts && (
        <>
          <p>{t('text')}</p>
          <p>{t('saveDistrict')}</p>
        </>
      )}
    </>
  )
}

/** Without a saved district, the businesses that were seen are searched. */
const CachedContents = ({ from, isSearchable }: { from: string; isSearchable: boolean }) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'page' })
  const [text, setText] = useState<string>()
  const q = isSearchable ? (text ?? new URL(from, 'http://site').searchParams.get('q') ?? '') : ''
  const { data } = useQuery({
    queryKey: ['cached-content', q],
    queryFn: () => readCachedContent(q),
    staleTime: 0,
    placeholderData: (before) => before,
  })
  return (
    <>
      {isSearchable && (
        <label className={styles.search}>
          {t('search')}
          <input
            type="search"
            name="q"
            value={q}
            onChange={({ target }) => setText(target.value)}
            className={styles.input}
          />
        </label>
      )}
      {data && isSearchable && <CachedProviders providers={data.providers} isSearch={q !== ''} />}
      {data && <CachedPages pages={data.pages} />}
    </>
  )
}

/** The search in a district changes the URL. */
const useReturn = () =>
  useEffect(() => {
    const leave = () => {
      const from = new URLSearchParams(window.location.search).get('from') ?? ''
      window.location.replace(isOfThisSite(from) ? from : paths.home())
    }
    window.addEventListener('online', leave)
    return () => window.removeEventListener('online', leave)
  }, [])

export default OfflinePage
