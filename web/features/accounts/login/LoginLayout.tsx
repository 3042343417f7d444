import type { ComponentProps, ReactNode } from 'react'
import { Awning } from '../../../ui/Awning.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { ProviderBoard } from '../../../ui/ProviderBoard.tsx'
import pageStyles from '../AccountPage.module.css'
import styles from './LoginLayout.module.css'

type Props = {
  board: ComponentProps<typeof ProviderBoard>
  children: ReactNode
  aside: ReactNode
}

/** On a wide screen the form is beside the heading, so that all of it is visible without scrolling. */
export const LoginLayout = ({ board, children, aside }: Props) => (
  <>
    <Awning tone={board.tone} />
    <Container>
      <div className={styles.layout}>
        <ProviderBoard {...board} />
        <div className={styles.form}>
          <div className={pageStyles.sheet}>{children}</div>
        </div>
        <aside className={pageStyles.aside}>{aside}</aside>
      </div>
    </Container>
  </>
)
