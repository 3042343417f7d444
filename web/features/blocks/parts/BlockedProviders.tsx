import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { blockedProvidersQuery, type CustomerBlock } from '../blocks.api.ts'
import { BlockedProvider } from './BlockedProvider.tsx'
import styles from './BlockedProviders.module.css'
import { MoreBlocks } from './MoreBlocks.tsx'
import { UnblockDialog } from './BlockDialogs.tsx'
import { useFocusWhenFewer } from './useFocusWhenFewer.ts'

const useTexts = () => useTranslation('CustomerProfile', { keyPrefix: 'blockedProviders' })

export const LoadingBlocked = () => {
  const { t } = useTexts()
  return <Skeleton shape="row" label={t('loading')} count={3} />
}

export const BlockedProviders = ({ accountId }: { accountId: number }) => {
  const { t } = useTexts()
  const list = useInfiniteQuery(blockedProvidersQuery(accountId))
  if (!list.data)
    return (
      <QueryResult
        query={list}
        loading={<LoadingBlocked />}
        title={t('failed')}
        offlineText={t('offline')}
        retryText={t('retry')}
      />
    )
  return (
    <>
      <BlockList blocks={list.data.pages.flatMap(({ reply }) => reply)} />
      <MoreBlocks list={list} t={t} />
    </>
  )
}

const BlockList = ({ blocks }: { blocks: readonly CustomerBlock[] }) => {
  const { t } = useTexts()
  const [unblocking, setUnblocking] = useState<CustomerBlock>()
  return (
    <>
      <section
        ref={useFocusWhenFewer(blocks.length)}
        tabIndex={-1}
        aria-label={t('title')}
        className={styles.all}
      >
        {blocks.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <ul className={styles.list}>
            {blocks.map((block) => (
              <BlockedProvider key={block.id} block={block} onUnblock={() => setUnblocking(block)} />
            ))}
          </ul>
        )}
      </section>
      {unblocking && (
        <UnblockDialog
          provider={{ id: unblocking.provider, name: unblocking.provider_name }}
          block={unblocking}
          onClose={() => setUnblocking(undefined)}
        />
      )}
    </>
  )
}
