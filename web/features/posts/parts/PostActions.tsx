import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import type { PostInFull } from '../posts.api.ts'
import { ContactDialog } from './ContactDialog.tsx'
import styles from './PostActions.module.css'
import { ReportDialog } from './ReportDialog.tsx'

export const PostActions = ({ post: { blog_id: postId, provider } }: { post: PostInFull }) => {
  const { t } = useTranslation('Postpage')
  const [open, setOpen] = useState<'contact' | 'report'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={styles.actions}>
        <Button icon="mail" wide onClick={() => setOpen('contact')}>
          {t('contact.title')}
        </Button>
        <div className={styles.quiet}>
          <Button look="quiet" size="small" icon="flag" onClick={() => setOpen('report')}>
            {t('report.title')}
          </Button>
        </div>
      </div>
      <noscript>
        <Link to={paths.contact()}>{t('report.title')}</Link>
      </noscript>
      {open === 'contact' && (
        <ContactDialog providerId={provider.id} name={provider.business_name} onClose={close} />
      )}
      {open === 'report' && <ReportDialog postId={postId} onClose={close} />}
    </>
  )
}
