import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { ownContactsQuery } from '../providers/own-provider.api.ts'
import { PosterMaker } from './parts/PosterMaker.tsx'
import styles from './PosterPage.module.css'

export const handle = { namespaces: ['Traderdashboard'] } satisfies PageHandle

const PosterPage = () => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'poster' })
  const session = useRequiredSession('provider')
  return (
    <>
      <PageMeta title={t('title')} description={t('text')} index={false} />
      <div className={styles.head}>
        <CompactPageHead title={t('title')} text={t('text')} />
      </div>
      <div className={styles.page}>{session ? <OwnPoster accountId={session.id} /> : <Loading />}</div>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'poster' })
  return <Skeleton label={t('loading')} shape="card" count={1} />
}

const OwnPoster = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'poster' })
  const query = useQuery(ownContactsQuery(accountId, useLanguage()))
  if (!query.data)
    return <QueryResult query={query} loading={<Loading />} title={t('failed')} retryText={t('retry')} />
  return <PosterMaker provider={query.data} />
}

export default PosterPage
