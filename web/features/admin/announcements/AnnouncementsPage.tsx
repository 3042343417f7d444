import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { AdminPage } from '../shell/AdminPage.tsx'
import { AnnouncementForm } from './parts/AnnouncementForm.tsx'
import { AnnouncementList } from './parts/AnnouncementList.tsx'
import styles from './AnnouncementsPage.module.css'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const AnnouncementsPage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  return (
    <AdminPage title={t('title')} text={t('text')}>
      <div className={styles.columns}>
        <AnnouncementForm />
        <AnnouncementList />
      </div>
    </AdminPage>
  )
}

export default AnnouncementsPage
