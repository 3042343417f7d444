import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import type { PostInFull } from '../posts.api.ts'
import styles from './PostHeader.module.css'

export const PostHeader = ({ post }: { post: PostInFull }) => {
  const { t } = useTranslation('Postpage')
  const language = useLanguage()
  return (
    <PageHead tone="indigo" title={post.title} text={post.provider.business_name}>
      <p className={styles.details}>
        <Badge>{post.category_title}</Badge>{' '}
        <time dateTime={post.created_at}>
          {t('published', { date: formatDate(post.created_at, language) })}
        </time>
      </p>
    </PageHead>
  )
}
