import type { ReactNode } from 'react'
import { Awning } from '../../../ui/Awning.tsx'
import { Container } from '../../../ui/Layout.tsx'
import type { Tone } from '../../../ui/tone.ts'
import styles from './ResultsLayout.module.css'

type Props = { tone: Tone; bar: ReactNode; children: ReactNode }

/** The search bar below an awning, and its results. */
export const ResultsLayout = ({ tone, bar, children }: Props) => (
  <>
    <Awning tone={tone} />
    <Container>
      <div className={styles.frame}>
        {bar}
        {children}
      </div>
    </Container>
  </>
)
