import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { formatShortDate } from '../../lib/format/format.ts'
import { truncate } from '../../lib/format/truncate.ts'
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
import { LinkRow, LinkRows } from '../../ui/lists/LinkRows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { onLiveNotification } from '../notifications/live-notifications.ts'
import { WaitingEntries } from '../waiting/WaitingEntries.tsx'
import { AskBusinesses } from './AskBusinesses.tsx'
import { type Need, ownNeedsQuery, refreshNeeds } from './needs.api.ts'
import { OWN_NEEDS_TARGET } from './outbox-targets.ts'
import { placeOf } from './parts/need-texts.ts'
import { StatusBadge } from './parts/StatusBadge.tsx'

export const handle = { namespaces: ['Needs'] } satisfies PageHandle

const NeedsPage = () => {
  const { t } = useTranslation('Needs', { keyPrefix: 'mine' })
  const session = useRequiredSession('customer', t('guard'))
  const client = useQueryClient()
  return (
    <AccountPage
      isNarrow
      tone="sindoor"
      title={t('title')}
      text={t('description')}
      description={t('description')}
      links={
        <>
          <ButtonLink to={paths.customerProfile()} variant="quiet" size="small" icon="arrow-left">
            {t('back')}
          </ButtonLink>
          <AskBusinesses variant="quiet" size="small" />
        </>
      }
    >
      <WaitingEntries kind="need" target={OWN_NEEDS_TARGET} onSent={() => void refreshNeeds(client)} />
      {session ? <OwnNeeds accountId={session.id} /> : <Loading />}
    </AccountPage>
  )
}

const Loading = () => {
  const { t } = useTranslation('Needs')
  return <Skeleton shape="row" label={t('loading')} count={4} />
}

const OwnNeeds = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Needs')
  const list = useInfiniteQuery(ownNeedsQuery(accountId, useLanguage()))
  const refetch = useEffectEvent(() => void list.refetch())
  useEffect(() => onLiveNotification(() => refetch()), [])
  if (!list.data)
    return (
      <QueryResult
        query={list}
        loading={<Loading />}
        title={t('mine.failed')}
        offlineText={t('offline')}
        retryText={t('retry')}
      />
    )
  const { results, next } = joinPages(list.data)
  if (results.length === 0)
    return <EmptyState title={t('mine.empty')} text={t('mine.emptyText')} action={<AskBusinesses />} />
  return (
    <>
      <LinkRows label={t('mine.title')}>
        {results.map((need) => (
          <NeedRow key={need.need_id} need={need} />
        ))}
      </LinkRows>
      <MoreRows {...{ list, next, t }} elementId={elementIdOf} />
    </>
  )
}

const elementIdOf = ({ need_id: id }: Need) => `need-${id}`

const MAX_TITLE = 70

const NeedRow = ({ need }: { need: Need }) => (
  <LinkRow
    id={elementIdOf(need)}
    to={paths.need(need.need_id)}
    icon="send"
    tone="sindoor"
    title={truncate(need.text, MAX_TITLE)}
    text={`${need.category.title} · ${placeOf(need)} · ${formatShortDate(need.created_at, useLanguage())}`}
    status={<StatusBadge need={need} />}
  />
)

export default NeedsPage
