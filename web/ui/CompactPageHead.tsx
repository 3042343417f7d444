import type { ReactNode } from 'react'
import { Awning } from './Awning.tsx'
import { Container } from './Layout.tsx'
import styles from './CompactPageHead.module.css'
import type { Tone } from './tone.ts'

type Props = {
  title: ReactNode
  tone?: Tone | undefined
  /** A line under the title. */
  text?: ReactNode
  width?: 'page' | 'text' | undefined
}

/** The heading of a page on which somebody works, with its h1: low, so that the work begins on the first screen of a phone. */
export const CompactPageHead = ({ title, tone = 'indigo', text, width }: Props) => (
  <>
    <Awning tone={tone} size="small" />
    <Container width={width}>
      <header data-tone={tone} className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </header>
    </Container>
  </>
)
