import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container, PageLinks } from '../../ui/Layout.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { LoadingPosts, OlderPosts } from './parts/OlderPosts.tsx'
import styles from './parts/OlderPosts.module.css'

export const handle = { namespaces: ['ViewOlderPost'] } satisfies PageHandle

const OlderPostsPage = () => {
  const { t } = useTranslation('ViewOlderPost')
  const session = useRequiredSession('provider', t('guard'))
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <CompactPageHead title={t('board.title')} text={t('board.text')} />
      <Container>
        <div className={styles.page}>
          <PageLinks>
            <ButtonLink to={paths.postDashboard()} variant="quiet" size="small" icon="arrow-left">
              {t('back')}
            </ButtonLink>
            <ButtonLink to={paths.newPost()} variant="quiet" size="small" icon="plus">
              {t('create')}
            </ButtonLink>
          </PageLinks>
          {session ? <OlderPosts accountId={session.id} /> : <LoadingPosts />}
        </div>
      </Container>
    </>
  )
}

export default OlderPostsPage
