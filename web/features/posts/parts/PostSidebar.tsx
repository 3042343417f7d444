import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { FollowButton } from '../../follows/FollowButton.tsx'
import type { PostInFull } from '../posts.api.ts'
import { PostActions } from './PostActions.tsx'
import styles from './PostSidebar.module.css'

export const PostSidebar = ({ post }: { post: PostInFull }) => {
  const { t } = useTranslation('Postpage')
  const { id, business_name: name, logo, street_address, district, state, country, followers } = post.provider
  return (
    <section aria-label={t('provider')} className={styles.sidebar}>
      <p className={styles.provider}>
        <Avatar name={name} src={logo ?? undefined} />
        <b>{name}</b>
      </p>
      <p className={styles.address}>
        <Icon name="pin" className={styles.pin} />
        {[street_address, district, state, country].filter(Boolean).join(', ')}
      </p>
      <FollowButton provider={{ id, name, followers }} />
      <ButtonLink variant="secondary" icon="store" wide to={paths.providerProfile(id)}>
        {t('viewProvider')}
      </ButtonLink>
      <PostActions post={post} />
    </section>
  )
}
