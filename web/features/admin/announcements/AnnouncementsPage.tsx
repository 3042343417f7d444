import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { DeskPage } from '../desk/DeskPage.tsx'
import { AnnouncementForm } from './parts/AnnouncementForm.tsx'
import { AnnouncementList } from './parts/AnnouncementList.tsx'
import styles from './parts/AnnouncementsPage.module.css'

export const handle = { namespaces: ['DeskSite'] } satisfies PageHandle

const AnnouncementsPage = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'announcements' })
  return (
    <DeskPage title={t('title')} text={t('text')}>
      <div className={styles.columns}>
        <AnnouncementForm />
        <AnnouncementList />
      </div>
    </DeskPage>
  )
}

export default AnnouncementsPage
