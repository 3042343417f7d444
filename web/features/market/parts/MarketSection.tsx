import { type ReactNode, useId } from 'react'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './MarketSection.module.css'

type Props = {
  title: string
  text?: string | undefined
  action?: ReactNode
  /** Lower than the estimate of a section that is not laid out yet. */
  isShort?: boolean
  children: ReactNode
}

export const MarketSection = ({ title, text, action, isShort, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={isShort ? styles.short : styles.section}>
      <SectionHeading id={id} title={title} action={action} />
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
