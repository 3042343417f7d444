import { type ReactNode, useId } from 'react'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './FormSection.module.css'

type SectionProps = { title: string; text: string; children: ReactNode }

export const FormSection = ({ title, text, children }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <SectionHeading id={id} title={title} />
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  )
}

export const FieldGroup = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className={styles.group}>
    {title && <h3 className={styles.wide}>{title}</h3>}
    {children}
  </div>
)

export const Wide = ({ children }: { children: ReactNode }) => <div className={styles.wide}>{children}</div>
