// Displayed offline for a page without a cached copy. The service worker precaches it.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
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

export const handle = { namespaces: ['Offline'] } satisfies PageHandle

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

const OfflinePage = () => {
  const { t } = useTranslation('Offline')
  const from = useFrom()
  useReturn(from)
  const hasWaiting = useHasWaiting()
  const query = new URL(from, 'http://site').searchParams
  const [text, setText] = useState<string>()
  const q = text ?? query.get('q') ?? ''
  const { data } = useQuery({
    queryKey: ['cached-content', q],
    queryFn: () => readCachedContent(q),
    staleTime: 0,
    placeholderData: (before) => before,
  })
  return (
    <Container>
      <PageMeta title={t('page.title')} description={t('page.text')} index={false} />
      <div className={styles.page}>
        <h1>{t('page.title')}</h1>
        <p>{t('page.text')}</p>
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
        <label className={styles.search}>
          {t('page.search')}
          <input
            type="search"
            name="q"
            value={q}
            onChange={({ target }) => setText(target.value)}
            className={styles.input}
          />
        </label>
        {data && <CachedProviders providers={data.providers} isSearch={q !== ''} />}
        {data && <CachedPages pages={data.pages} />}
      </div>
    </Container>
  )
}

const useReturn = (from: string) =>
  useEffect(() => {
    const leave = () => window.location.replace(from)
    window.addEventListener('online', leave)
    return () => window.removeEventListener('online', leave)
  }, [from])

export default OfflinePage
