import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { PostDesk } from './PostDesk.tsx'

export const EditDesk = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => {
  const { t } = useTranslation('ViewOlderPost', { keyPrefix: 'edit' })
  return (
    <PostDesk
      title={t('title')}
      text={t('text')}
      back={{ to: paths.olderPosts(), text: t('back') }}
      aside={aside}
    >
      {children}
    </PostDesk>
  )
}
