import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { adminPaths } from '../shell/admin-paths.ts'
import { AdminPage } from '../shell/AdminPage.tsx'
import { Column, Columns } from '../shell/Columns.tsx'
import { AnnouncementForm } from './parts/AnnouncementForm.tsx'
import { AnnouncementList } from './parts/AnnouncementList.tsx'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const AnnouncementsPage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  return (
    <AdminPage
      title={t('title')}
      text={t('text')}
      actions={
        <ButtonLink to={adminPaths.breachNotice()} variant="secondary" size="small" icon="alert">
          {t('breach')}
        </ButtonLink>
      }
    >
      <Columns widths="1-1">
        <Column>
          <AnnouncementForm />
        </Column>
        <Column>
          <AnnouncementList />
        </Column>
      </Columns>
    </AdminPage>
  )
}

export default AnnouncementsPage
