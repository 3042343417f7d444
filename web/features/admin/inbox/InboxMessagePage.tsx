import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useParams, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { AdminPage } from '../shell/AdminPage.tsx'
import { isNotFound, NotFoundPanel } from '../shell/NotFoundPanel.tsx'
import { inboxPath, parseStatus } from './inbox-filter.ts'
import { inboxMessageQuery } from './inbox.api.ts'
import { MessageView } from './parts/MessageView.tsx'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const InboxMessagePage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  const [searchParams] = useSearchParams()
  const status = parseStatus(searchParams)
  const id = Number(useParams().id)
  const query = useQuery(inboxMessageQuery(id))
  const { data, error } = query
  if (data && !isNotFound(error)) return <MessageView key={id} message={data} status={status} />
  return (
    <AdminPage title={t('one')} back={{ to: inboxPath(status), text: t('back') }}>
      <NotFoundPanel query={query} notFoundText={t('gone')} />
    </AdminPage>
  )
}

export default InboxMessagePage
