import type { ReactNode } from 'react'
import { Awning } from '../../../ui/Awning.tsx'
import { Container } from '../../../ui/Layout.tsx'
import type { Tone } from '../../../ui/tone.ts'
import styles from './ResultsLayout.module.css'

type Props = { tone: Tone; bar: ReactNode; children: ReactNode }

/** The search bar below an awning, and its results. */
export const ResultsLayout = ({ tone, bar, children }: Props) => (
  <>
    <Awning tone={tone} className={styles.awning} />
    <Container>
      <div className={styles.frame}>
        {bar}
        {children}
      </div>
    </Container>
  </>
)

type ColumnsProps = { choices: ReactNode; children: ReactNode }

/** On a phone the choices are one scrolling row above the list; on a wide screen they are beside it. */
export const ResultsColumns = ({ choices, children }: ColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.choices}>{choices}</div>
    <div className={styles.list}>{children}</div>
  </div>
)
