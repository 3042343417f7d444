import { type ReactNode, useId } from 'react'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './MarketSection.module.css'

type Props = { title: string; text?: string | undefined; action?: ReactNode; children: ReactNode }

export const MarketSection = ({ title, text, action, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} title={title} action={action} />
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
