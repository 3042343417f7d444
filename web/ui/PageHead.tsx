import type { ComponentProps } from 'react'
import { Awning } from './Awning.tsx'
import { Container } from './Layout.tsx'
import { ProviderBoard } from './ProviderBoard.tsx'
import styles from './PageHead.module.css'

export const PageHead = (board: ComponentProps<typeof ProviderBoard>) => (
  <>
    <Awning tone={board.tone} size={board.isCompact ? 'small' : undefined} />
    <Container>
      <div className={styles.board}>
        <ProviderBoard {...board} />
      </div>
    </Container>
  </>
)
