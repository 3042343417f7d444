import type { ReactNode } from 'react'
import { Container } from '../../ui/Layout.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import styles from './AccountPage.module.css'

type Props = {
  title: string
  text: string
  /** `sign` for entry pages, `slim` for pages of a signed-in user. */
  head: 'sign' | 'slim'
  children: ReactNode
  /** Beside the form on a wide screen, below it on a phone. */
  aside?: ReactNode
}

export const AccountPage = ({ title, text, head, children, aside }: Props) => (
  <>
    {head === 'sign' ? (
      <PageHead title={title} text={text} />
    ) : (
      <CompactPageHead title={title} text={text} width={aside ? 'page' : 'text'} />
    )}
    <Container width={aside ? 'page' : 'text'}>
      <div className={aside ? styles.columns : styles.column} data-head={head}>
        <div className={styles.sheet}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </Container>
  </>
)
