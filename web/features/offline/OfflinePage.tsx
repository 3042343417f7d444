// Where there is neither a connection nor a copy: what there is instead. The service worker keeps this page from the beginning.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useHasWaiting } from '../../lib/outbox/useHasWaiting.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { readCachedContent } from './cached-content.ts'
import styles from './OfflinePage.module.css'
import { CachedPages, SeenProviders } from './parts/CachedLists.tsx'

export const handle = { namespaces: ['Offline'] } satisfies PageHandle

const isOfThisSite = (address: string) =>
  address.startsWith('/') &&
  URL.canParse(address, window.location.origin) &&
  new URL(address, window.location.origin).origin === window.location.origin

/** The address that was asked for. */
const useFrom = () => {
  const from = useSearchParams()[0].get('from') ?? ''
  // Known to the browser alone: the page is the same whatever was asked for.
  return useHydrated() && isOfThisSite(from) ? from : paths.home()
}

const OfflinePage = () => {
  const { t } = useTranslation('Offline')
  const from = useFrom()
  useReturn(from)
  const hasWaiting = useHasWaiting()
  const asked = new URL(from, 'http://site').searchParams
  const [text, setText] = useState<string>()
  const q = text ?? asked.get('q') ?? ''
  const { data } = useQuery({
    queryKey: ['kept', q],
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
        {data && <SeenProviders providers={data.providers} isAsked={q !== ''} />}
        {data && <CachedPages pages={data.pages} />}
      </div>
    </Container>
  )
}

/** When the browser says that the connection is back. */
const useReturn = (from: string) =>
  useEffect(() => {
    const goOn = () => window.location.replace(from)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [from])

export default OfflinePage
