import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { PostEditorPage } from './PostEditorPage.tsx'

export const EditPostLayout = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => {
  const { t } = useTranslation('ViewOlderPost', { keyPrefix: 'edit' })
  return (
    <PostEditorPage
      title={t('title')}
      text={t('text')}
      back={{ to: paths.olderPosts(), text: t('back') }}
      aside={aside}
    >
      {children}
    </PostEditorPage>
  )
}
