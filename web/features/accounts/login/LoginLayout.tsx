import type { ComponentProps, ReactNode } from 'react'
import { Awning } from '../../../ui/Awning.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { ShopBoard } from '../../../ui/ShopBoard.tsx'
import pageStyles from '../AccountPage.module.css'
import styles from './LoginLayout.module.css'

type Props = {
  board: ComponentProps<typeof ShopBoard>
  children: ReactNode
  aside: ReactNode
}

/** A login: board, form, sign. On a desk the form stands beside the board, so that all of it is seen at once. */
export const LoginLayout = ({ board, children, aside }: Props) => (
  <>
    <Awning tone={board.tone} />
    <Container>
      <div className={styles.layout}>
        <ShopBoard {...board} />
        <div className={styles.form}>
          <div className={pageStyles.sheet}>{children}</div>
        </div>
        <aside className={pageStyles.aside}>{aside}</aside>
      </div>
    </Container>
  </>
)
