// Loaded for people who have been here before.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Container } from '../../../ui/Layout.tsx'
import { Link } from '../../../ui/Link.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { readSavedLocation } from '../../places/saved-location.ts'
import { ProviderRow } from '../../providers/ProviderRow.tsx'
import type { ProviderSummary } from '../../providers/providers.api.ts'
import { readViewed } from '../../providers/viewed-providers.ts'
import { openProvidersQuery } from '../site.api.ts'
import styles from './Returning.module.css'

export const ReturningSections = () => {
  const viewed = readViewed()
  return (
    <>
      <OpenProviders lastViewed={viewed[0]} />
      {viewed.length > 0 && <ViewedProviders providers={viewed} />}
    </>
  )
}

/** Near: in the chosen district, or that of the business that was opened last. */
const OpenProviders = ({ lastViewed }: { lastViewed: ProviderSummary | undefined }) => {
  const { t } = useTranslation('Index', { keyPrefix: 'returning' })
  const place = readSavedLocation() || (lastViewed ? `${lastViewed.district}, ${lastViewed.state}` : '')
  const viewer = useSession()?.id ?? null
  const { data, isPending } = useQuery(openProvidersQuery(call, useLanguage(), { viewer, location: place }))
  return (
    <RowSection
      title={place ? t('openIn', { place }) : t('open')}
      action={<Link to={paths.providerResults({ open_now: '1', district: place })}>{t('all')}</Link>}
    >
      {isPending && <Skeleton shape="cardRow" label={t('loading')} count={3} />}
      {data?.map((provider) => (
        <ProviderRow key={provider.id} provider={provider} />
      ))}
      {!isPending && !data?.length && <p>{t('noneOpen')}</p>}
    </RowSection>
  )
}

const ViewedProviders = ({ providers }: { providers: readonly ProviderSummary[] }) => {
  const { t } = useTranslation('Index', { keyPrefix: 'returning' })
  return (
    <RowSection title={t('viewed')}>
      {providers.map((provider) => (
        <ProviderRow key={provider.id} provider={provider} />
      ))}
    </RowSection>
  )
}

type RowSectionProps = { title: string; action?: ReactNode; children: ReactNode }

const RowSection = ({ title, action, children }: RowSectionProps) => {
  const id = useId()
  return (
    <Container>
      <section aria-labelledby={id} className={styles.section}>
        <SectionHeading {...{ id, title, action }} />
        <div className={styles.row}>{children}</div>
      </section>
    </Container>
  )
}
