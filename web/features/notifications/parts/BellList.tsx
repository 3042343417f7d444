import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useNearViewport } from '../../../lib/loading/useNearViewport.ts'
import { MenuLink, MenuNote } from '../../../ui/Menu.tsx'
import type { Notification } from '../notifications.api.ts'
import styles from './BellList.module.css'
import type { useFeed } from './useFeed.ts'

type Props = {
  feed: Pick<ReturnType<typeof useFeed>, 'list' | 'items'>
  isNew: (item: Notification) => boolean
}

export const BellList = ({ feed: { list, items }, isNew }: Props) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'notifications' })
  if (list.isPending) return <MenuNote>{t('loading')}</MenuNote>
  if (!list.data) return <MenuNote>{t('failed')}</MenuNote>
  if (items.length === 0) return <MenuNote>{t('empty')}</MenuNote>
  return (
    <>
      {items.map((item) => (
        <BellEntry key={item.id} item={item} isNew={isNew(item)} />
      ))}
      {list.hasNextPage && (
        <LoadOlder key={list.data.pages.length} onSeen={() => void list.fetchNextPage()}>
          {list.isFetchNextPageError ? t('failed') : t('loading')}
        </LoadOlder>
      )}
    </>
  )
}

const BellEntry = ({ item, isNew }: { item: Notification; isNew: boolean }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'notifications' })
  const { message, target_url: to, created_at: at } = item
  const language = useLanguage()
  return (
    <MenuLink to={to}>
      <span className={styles.entry} data-new={isNew || undefined}>
        <span>
          {isNew && <span className="visually-hidden">{t('new')}: </span>}
          {message}
        </span>
        <time dateTime={at} className={styles.time}>
          {formatDateTime(at, language)}
        </time>
      </span>
    </MenuLink>
  )
}

const LoadOlder = ({ onSeen, children }: { onSeen: () => void; children: string }) => {
  const end = useRef<HTMLSpanElement>(null)
  const isSeen = useNearViewport(end)
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    if (isSeen) tell()
  }, [isSeen])
  return (
    <MenuNote>
      <span ref={end}>{children}</span>
    </MenuNote>
  )
}
