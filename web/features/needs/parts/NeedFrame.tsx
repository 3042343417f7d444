import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { throwIfNotFound } from '../../../lib/http/not-found.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { AccountPage } from '../../../lib/page/AccountPage.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { onLiveNotification } from '../../notifications/live-notifications.ts'
import { useReadOnPage } from '../../notifications/unread-about.ts'
import { type Need, needQuery } from '../needs.api.ts'
import { placeOf } from './need-texts.ts'

type FrameProps = { tone: Tone; isNarrow?: boolean; back: { to: string; text: string } }

type Props = FrameProps & {
  /** Undefined until the session is known. */
  accountId: number | undefined
  id: number
  /** Notifications about this page become read. */
  path: string
  children: (need: Need) => ReactNode
}

/** The page of one need, for its customer or for a business. */
export const NeedFrame = ({ accountId, id, path, children, ...frame }: Props) =>
  accountId === undefined ? (
    <Frame {...frame}>
      <Loading />
    </Frame>
  ) : (
    <LoadedNeed key={`${accountId} ${id}`} {...{ accountId, id, path, frame }}>
      {children}
    </LoadedNeed>
  )

type LoadedProps = Pick<Props, 'id' | 'path' | 'children'> & { accountId: number; frame: FrameProps }

const LoadedNeed = ({ accountId, id, path, frame, children }: LoadedProps) => {
  const { t } = useTranslation('Needs')
  const query = useQuery(needQuery(accountId, id, useLanguage()))
  const refetch = useEffectEvent(() => void query.refetch())
  useEffect(() => onLiveNotification(() => refetch()), [])
  useReadOnPage({ accountId, path, loadedAt: query.dataUpdatedAt })
  throwIfNotFound(query.error)
  return (
    <Frame {...frame} need={query.data}>
      {query.data ? (
        children(query.data)
      ) : (
        <QueryResult
          query={query}
          loading={<Loading />}
          title={t('one.failed')}
          offlineText={t('offline')}
          retryText={t('retry')}
        />
      )}
    </Frame>
  )
}

const Loading = () => {
  const { t } = useTranslation('Needs')
  return <Skeleton shape="row" label={t('loading')} count={4} />
}

const Frame = ({
  need,
  back,
  children,
  ...page
}: FrameProps & { need?: Need | undefined; children: ReactNode }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'one' })
  return (
    <AccountPage
      {...page}
      title={need?.category.title ?? t('title')}
      text={need && placeOf(need)}
      description={t('description')}
      links={
        <ButtonLink to={back.to} variant="quiet" size="small" icon="arrow-left">
          {back.text}
        </ButtonLink>
      }
    >
      {children}
    </AccountPage>
  )
}
