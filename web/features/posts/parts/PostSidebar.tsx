import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { FollowButton } from '../../follows/FollowButton.tsx'
import type { PostInFull } from '../posts.api.ts'
import { Panel } from '../../../ui/Panel.tsx'
import styles from './PostSidebar.module.css'
import { useSession } from '../../../lib/session/session.ts'
import { BlockedNotice } from '../../blocks/BlockedNotice.tsx'
import { useBlockOfProvider } from '../../blocks/useBlockOfProvider.ts'
import { ContactButton } from '../../contacts/ContactButton.tsx'
import { ReportButton } from '../../reports/ReportButton.tsx'
import { Link } from '../../../ui/Link.tsx'

export const PostSidebar = ({ post }: { post: PostInFull }) => {
  const { t } = useTranslation('Postpage')
  const { id, business_name: name, logo, street_address, district, state, country, followers } = post.provider
  return (
    <Panel raised aria-label={t('provider')}>
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
    </Panel>
  )
}

const PostActions = ({ post }: { post: PostInFull }) => {
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
