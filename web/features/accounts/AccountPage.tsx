import type { ReactNode } from 'react'
import { Container } from '../../ui/Layout.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import styles from './AccountPage.module.css'

type Props = {
  title: string
  text: string
  children: ReactNode
  /** Beside the form on a wide screen, below it on a phone. */
  aside?: ReactNode
}

/** A page on which somebody fills in something about an account. */
export const AccountPage = ({ title, text, children, aside }: Props) => (
  <>
    <PageHead title={title} text={text} />
    <Container width={aside ? 'page' : 'text'}>
      <div className={aside ? styles.columns : styles.column}>
        <div className={styles.sheet}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </Container>
  </>
)
