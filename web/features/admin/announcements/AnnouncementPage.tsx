import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { breachStatuses } from '../../../../contract/admin-limits.ts'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { AdminPage } from '../shell/AdminPage.tsx'
import { adminPaths } from '../shell/admin-paths.ts'
import { AdminTabs } from '../shell/AdminTabs.tsx'
import { isNotFound, NotFoundPanel } from '../shell/NotFoundPanel.tsx'
import { type AnnouncementDetails, announcementQuery } from './announcements.api.ts'
import { AnnouncementTexts } from './parts/AnnouncementTexts.tsx'
import { DeliveryCounts } from './parts/DeliveryCounts.tsx'
import { DeliveryList } from './parts/DeliveryList.tsx'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const AnnouncementPage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const id = Number(useParams().id)
  const query = useQuery(announcementQuery(id))
  const { data, error } = query
  return (
    <AdminPage
      title={t(data?.kind === 'announcement' ? 'announcement' : 'title')}
      back={{ to: adminPaths.announcements(), text: t('back') }}
    >
      {data && !isNotFound(error) ? (
        <Details announcement={data} />
      ) : (
        <NotFoundPanel query={query} notFoundText={t('gone')} />
      )}
    </AdminPage>
  )
}

const Details = ({ announcement }: { announcement: AnnouncementDetails }) => (
  <>
    <AnnouncementTexts announcement={announcement} />
    {announcement.kind === 'breach' && (
      <>
        <DeliveryCounts announcement={announcement} />
        <Deliveries id={announcement.id} />
      </>
    )}
  </>
)

const Deliveries = ({ id }: { id: number }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const [searchParams] = useSearchParams()
  const status = breachStatuses.find((each) => each === searchParams.get('status'))
  const path = adminPaths.announcement(id)
  const tabs = [
    { name: 'any', text: t('statuses.any'), to: path },
    ...breachStatuses.map((name) => ({ name, text: t(`statuses.${name}`), to: `${path}?status=${name}` })),
  ]
  return (
    <>
      <AdminTabs label={t('statuses.label')} tabs={tabs} current={status ?? 'any'} />
      <DeliveryList key={status} id={id} status={status} />
    </>
  )
}

export default AnnouncementPage
