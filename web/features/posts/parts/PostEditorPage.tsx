import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/Button.tsx'
import { AccountPage } from '../../accounts/AccountPage.tsx'
import styles from './PostEditorPage.module.css'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'

type Props = {
  title: string
  text: string
  back: { to: string; text: string }
  aside?: ReactNode
  children: ReactNode
}

export const PostEditorPage = ({ title, text, back, aside, children }: Props) => (
  <AccountPage head="slim" title={title} text={text} aside={aside}>
    <div className={styles.back}>
      <ButtonLink to={back.to} variant="quiet" icon="arrow-left">
        {back.text}
      </ButtonLink>
    </div>
    {children}
  </AccountPage>
)

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
