import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LinkRow, LinkRows } from '../../ui/lists/LinkRows.tsx'
import styles from './Dashboard.module.css'

export const handle = { namespaces: ['Traderdashboard'] } satisfies PageHandle

const SECTIONS = [
  { name: 'older', to: paths.olderPosts(), icon: 'clock', tone: 'indigo' },
  { name: 'create', to: paths.newPost(), icon: 'edit', tone: 'leaf' },
] as const

const PostDashboardPage = () => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'postDashboard' })
  const { t: tDashboard } = useTranslation('Traderdashboard')
  useRequiredSession('provider', tDashboard('guard'))
  return (
    <AccountPage
      isNarrow
      title={t('title')}
      text={t('description')}
      description={t('description')}
      links={
        <ButtonLink to={paths.dashboard()} variant="quiet" size="small" icon="arrow-left">
          {t('back')}
        </ButtonLink>
      }
    >
      <LinkRows label={t('title')}>
        {SECTIONS.map(({ name, ...row }) => (
          <LinkRow key={name} {...row} title={t(`${name}.title`)} text={t(`${name}.text`)}>
            <span className={styles.open}>{t('open')}</span>
          </LinkRow>
        ))}
      </LinkRows>
    </AccountPage>
  )
}

export default PostDashboardPage
