import { formatShortDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/Link.tsx'
import { Photo } from '../../media/Photo.tsx'
import type { FeedPost } from '../feed.api.ts'
import styles from './FeedCard.module.css'

export const FeedCard = ({ post }: { post: FeedPost }) => {
  const picture = post.blog_images[0]?.picture
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <p className={styles.shop}>{post.created_by}</p>
        <h3 className={styles.title}>
          <Link to={paths.post(post.blog_id)} className={styles.link}>
            {post.title}
          </Link>
        </h3>
        <time dateTime={post.created_at} className={styles.time}>
          {formatShortDate(post.created_at, useLanguage())}
        </time>
      </div>
      {picture && <Photo picture={picture} alt="" sizes="8rem" className={styles.photo} />}
    </li>
  )
}
