import type { ReactNode } from 'react'
import { Awning } from './Awning.tsx'
import { Container } from './Layout.tsx'
import styles from './CompactPageHead.module.css'
import type { Tone } from './tone.ts'

type Props = {
  title: ReactNode
  tone?: Tone | undefined
  text?: ReactNode
  width?: 'page' | 'text' | 'form' | undefined
}

/** Low: on a phone the content starts on the first screen. */
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
