import { type ReactNode, useId } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from '../../../ui/Link.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './LoadMoreList.module.css'

type Props = {
  title: string
  text?: ReactNode
  allText?: string
  all?: LinkProps['to'] | undefined
  hasRows?: boolean
  children: ReactNode
}

export const OverviewSection = ({ title, text, allText, all, hasRows, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.list}>
      <SectionHeading id={id} title={title} action={all && <Link to={all}>{allText}</Link>} />
      {text && <p>{text}</p>}
      <div className={hasRows ? styles.rows : styles.cards}>{children}</div>
    </section>
  )
}
