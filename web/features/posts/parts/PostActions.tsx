import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { BlockedNotice } from '../../blocks/BlockedNotice.tsx'
import { useBlockOfProvider } from '../../blocks/useBlockOfProvider.ts'
import { ContactButton } from '../../contacts/ContactButton.tsx'
import { ReportButton } from '../../reports/ReportButton.tsx'
import type { PostInFull } from '../posts.api.ts'
import styles from './PostActions.module.css'
import { Link } from '../../../ui/Link.tsx'

export const PostActions = ({ post }: { post: PostInFull }) => {
  const { t } = useTranslation('Contact')
  const { id, business_name: name } = post.provider
  const block = useBlockOfProvider(id)
  const session = useSession()
  if (session?.role === 'provider' && session.id === id) return null
  return (
    <>
      <div className={styles.actions}>
        {block ? <BlockedNotice name={name} /> : <ContactButton provider={{ id, name }} />}
        <div className={styles.quiet}>
          <ReportButton target={{ kind: 'post', id: post.blog_id }} />
        </div>
      </div>
      <noscript>
        <Link to={paths.contact()}>{t('report.title.post')}</Link>
      </noscript>
    </>
  )
}
