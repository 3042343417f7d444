import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NewPostForm } from './parts/NewPostForm.tsx'
import { PostEditorPage } from './parts/PostEditorPage.tsx'

export const handle = { namespaces: ['CreateNewPost'] } satisfies PageHandle

const NewPostPage = () => {
  const { t } = useTranslation('CreateNewPost')
  const session = useRequiredSession('provider', t('guard'))
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      {session ? <NewPostForm key={session.id} accountId={session.id} /> : <LoadingEditor />}
    </>
  )
}

const LoadingEditor = () => {
  const { t } = useTranslation('CreateNewPost')
  return (
    <PostEditorPage
      title={t('board.title')}
      text={t('board.text')}
      back={{ to: paths.postDashboard(), text: t('back') }}
    >
      <Skeleton label={t('loading')} shape="row" count={5} />
    </PostEditorPage>
  )
}

export default NewPostPage
