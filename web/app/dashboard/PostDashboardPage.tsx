import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container, Stack } from '../../ui/Layout.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { IconCard } from '../../ui/IconCard.tsx'
import { IconCardRow } from '../../ui/IconCardRow.tsx'
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
    <>
      <PageMeta title={t('title')} description={t('description')} index={false} />
      <CompactPageHead title={t('title')} text={t('description')} />
      <Container>
        <div className={styles.page}>
          <Stack>
            <div>
              <ButtonLink to={paths.dashboard()} variant="quiet" icon="arrow-left">
                {t('back')}
              </ButtonLink>
            </div>
            <IconCardRow>
              {SECTIONS.map(({ name, to, icon, tone }) => (
                <IconCard
                  key={name}
                  title={t(`${name}.title`)}
                  text={t(`${name}.text`)}
                  icon={icon}
                  tone={tone}
                >
                  <div>
                    <ButtonLink to={to} aria-label={`${t('open')}: ${t(`${name}.title`)}`}>
                      {t('open')}
                    </ButtonLink>
                  </div>
                </IconCard>
              ))}
            </IconCardRow>
          </Stack>
        </div>
      </Container>
    </>
  )
}

export default PostDashboardPage
