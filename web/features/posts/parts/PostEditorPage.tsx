import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/Button.tsx'
import { AccountPage } from '../../accounts/AccountPage.tsx'
import styles from './PostEditorPage.module.css'

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
