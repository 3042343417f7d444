import type { ComponentProps } from 'react'
import { Awning } from './Awning.tsx'
import { Container } from './Layout.tsx'
import { ShopBoard } from './ShopBoard.tsx'
import styles from './PageHead.module.css'

/** The painted board under the cloth that spans the page: how the site's own pages begin. */
export const PageHead = (board: ComponentProps<typeof ShopBoard>) => (
  <>
    <Awning tone={board.tone} />
    <Container>
      <div className={styles.board}>
        <ShopBoard {...board} />
      </div>
    </Container>
  </>
)
