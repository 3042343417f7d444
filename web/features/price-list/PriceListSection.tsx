import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { call } from '../../lib/http/call.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { useViewerQuery } from '../../lib/loading/useViewerQuery.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type AskedProvider, useAsk } from './parts/useAsk.tsx'
import { PriceGroups } from './parts/PriceGroups.tsx'
import styles from './parts/PriceListSection.module.css'
import { type Item, priceListQuery } from './price-list.api.ts'

type Props = {
  provider: AskedProvider
  /** Replaces the link to ask; null keeps it. */
  renderAdd?: ((item: Item) => ReactNode) | undefined
  /** Above the items. */
  note?: ReactNode
}

/** Texts are in ProviderProfile. */
export const PriceListSection = ({ provider, renderAdd, note }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'prices' })
  const headingId = useId()
  const session = useSession()
  const isOwner = session?.role === 'provider' && session.id === provider.id
  const list = useViewerQuery((viewer) => priceListQuery(call, { id: provider.id, viewer }))
  const groups = list.data?.groups
  const { renderAsk, dialog } = useAsk(provider)
  if (groups?.length === 0 && !isOwner) return null
  return (
    <section id="prices" aria-labelledby={headingId} className={styles.section}>
      <SectionHeading
        id={headingId}
        title={t('title')}
        action={isOwner && groups && groups.length > 0 && <EditLink variant="quiet" label={t('edit')} />}
      />
      {groups && groups.length > 0 && (
        <>
          {note}
          <PriceGroups groups={groups} renderAction={(item) => renderAdd?.(item) ?? renderAsk(item)} />
        </>
      )}
      {groups?.length === 0 && (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={<EditLink variant="primary" label={t('add')} />}
        />
      )}
      {dialog}
      {!groups && (
        <QueryResult
          query={list}
          loading={<Skeleton shape="row" label={t('loading')} count={3} />}
          title={t('failed')}
          retryText={t('retry')}
        />
      )}
    </section>
  )
}

const EditLink = ({ variant, label }: { variant: 'quiet' | 'primary'; label: string }) => (
  <ButtonLink variant={variant} icon="edit" to={paths.ownPriceList()}>
    {label}
  </ButtonLink>
)
