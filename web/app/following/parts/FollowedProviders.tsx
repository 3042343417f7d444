import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { ListPage } from '../../../lib/loading/list-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import type { Following } from '../../../features/follows/feed.api.ts'
import { FollowedProviderItem, providerElementId } from './FollowedProviderItem.tsx'
import styles from './FollowedProviders.module.css'
import { GrowingRows } from './GrowingRows.tsx'

type Props = { accountId: number; list: UseInfiniteQueryResult<InfiniteData<ListPage<Following>>> }

export const FollowedProviders = ({ accountId, list }: Props) => {
  const { t } = useTranslation('Following', { keyPrefix: 'shops' })
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <SectionHeading id={headingId} title={t('title')} />
      <GrowingRows
        {...{ list, t }}
        elementId={({ provider }) => providerElementId(provider.id)}
        empty={<Empty />}
      >
        {(providers) => (
          <ul className={styles.shops}>
            {providers.map((provider) => (
              <FollowedProviderItem key={provider.provider.id} {...{ accountId, provider }} />
            ))}
          </ul>
        )}
      </GrowingRows>
    </section>
  )
}

const Empty = () => {
  const { t } = useTranslation('Following', { keyPrefix: 'shops' })
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={
        <ButtonLink variant="secondary" icon="search" to={paths.providerResults()}>
          {t('find')}
        </ButtonLink>
      }
    />
  )
}
