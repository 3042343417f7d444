import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Panel } from '../../shell/Panel.tsx'
import type { Announcement } from '../announcements.api.ts'
import styles from './AnnouncementList.module.css'
import { useAudienceText } from './useAudienceText.ts'

export const AnnouncementTexts = ({ announcement }: { announcement: Announcement }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const language = useLanguage()
  const { announced_by: name, announced_at: at, text_en, text_hi } = announcement
  return (
    <Panel title={useAudienceText()(announcement)}>
      <div className={styles.list}>
        <p lang="en" className={styles.text}>
          {text_en}
        </p>
        <p lang="hi" className={styles.text}>
          {text_hi}
        </p>
        <p className={styles.foot}>{t('by', { name, when: formatDateTime(at, language) })}</p>
      </div>
    </Panel>
  )
}
