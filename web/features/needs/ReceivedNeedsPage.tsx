import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { joinPages } from '../../lib/loading/list-pages.ts'
import { MoreRows } from '../../lib/loading/MoreRows.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkChip, LinkChips } from '../../ui/LinkChips.tsx'
import { LinkRow, LinkRows } from '../../ui/lists/LinkRows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { onLiveNotification } from '../notifications/live-notifications.ts'
import { receivedNeedsQuery } from './needs.api.ts'
import { receivedElementId, ReceivedRow } from './parts/ReceivedRow.tsx'
import styles from './ReceivedNeedsPage.module.css'

export const handle = { namespaces: ['Needs'] } satisfies PageHandle

const ReceivedNeedsPage = () => {
  const { t } = useTranslation('Needs', { keyPrefix: 'received' })
  const session = useRequiredSession('provider', t('guard'))
  const isAnswered = useSearchParams()[0].get('answered') === '1'
  return (
    <AccountPage
      tone="leaf"
      title={t('title')}
      text={t('description')}
      description={t('description')}
      links={
        <>
          <ButtonLink to={paths.dashboard()} variant="quiet" size="small" icon="arrow-left">
            {t('back')}
          </ButtonLink>
          <ButtonLink to={paths.needSettings()} variant="quiet" size="small">
            {t('settings')}
          </ButtonLink>
        </>
      }
    >
      <Filter isAnswered={isAnswered} />
      {session ? <ReceivedNeeds accountId={session.id} isAnswered={isAnswered} /> : <Loading />}
    </AccountPage>
  )
}

const Filter = ({ isAnswered }: { isAnswered: boolean }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'received' })
  return (
    <LinkChips label={t('filter')}>
      <LinkChip to={paths.receivedNeeds()} isCurrent={!isAnswered}>
        {t('toAnswer')}
      </LinkChip>
      <LinkChip to={paths.receivedNeeds({ answered: '1' })} isCurrent={isAnswered}>
        {t('answered')}
      </LinkChip>
    </LinkChips>
  )
}

/** A wider radius brings more needs. */
const SettingsRow = () => {
  const { t } = useTranslation('Needs', { keyPrefix: 'settings' })
  return (
    <LinkRows label={t('title')}>
      <LinkRow to={paths.needSettings()} icon="pin" tone="leaf" title={t('title')} text={t('description')} />
    </LinkRows>
  )
}

const Loading = () => {
  const { t } = useTranslation('Needs')
  return <Skeleton shape="row" label={t('loading')} count={4} />
}

const ReceivedNeeds = ({ accountId, isAnswered }: { accountId: number; isAnswered: boolean }) => {
  const { t } = useTranslation('Needs')
  const list = useInfiniteQuery(receivedNeedsQuery(accountId, isAnswered, useLanguage()))
  const refetch = useEffectEvent(() => void list.refetch())
  useEffect(() => onLiveNotification(() => refetch()), [])
  if (!list.data)
    return (
      <QueryResult
        query={list}
        loading={<Loading />}
        title={t('received.failed')}
        offlineText={t('offline')}
        retryText={t('retry')}
      />
    )
  const { results, next } = joinPages(list.data)
  if (results.length === 0) {
    const kind = isAnswered ? 'emptyAnswered' : 'empty'
    return (
      <>
        <EmptyState title={t(`received.${kind}`)} text={t(`received.${kind}Text`)} />
        <SettingsRow />
      </>
    )
  }
  return (
    <>
      <ul className={styles.rows}>
        {results.map((need) => (
          <ReceivedRow key={need.need_id} need={need} />
        ))}
      </ul>
      <MoreRows {...{ list, next, t }} elementId={receivedElementId} />
    </>
  )
}

export default ReceivedNeedsPage
