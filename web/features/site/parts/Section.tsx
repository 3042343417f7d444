import { type ReactNode, useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Container } from '../../../ui/Layout.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './Section.module.css'

type Props = {
  title: string
  /** An anchor for links into the page. */
  id?: string | undefined
  /** Woven cane under the section, to set it off from its neighbours. */
  woven?: boolean | undefined
  children: ReactNode
}

export const Section = ({ title, id, woven = false, children }: Props) => {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={classes(styles.section, woven && styles.woven)}>
      <Container>
        <div className={styles.content}>
          <SectionHeading id={headingId} title={title} />
          {children}
        </div>
      </Container>
    </section>
  )
}
