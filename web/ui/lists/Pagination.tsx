import type { LinkProps } from 'react-router'
import { ButtonLink } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import styles from './Pagination.module.css'

type Props = {
  label: string
  previousText: string
  nextText: string
  /** Null at the first page. */
  previous: LinkProps['to'] | null
  /** Null at the last page. */
  next: LinkProps['to'] | null
  /** Where the reader is, such as 'Page 2'. */
  status?: string | undefined
}

/** Links: the page number is in the URL, so that the back button and a reload preserve it. */
export function Pagination({ label, previousText, nextText, previous, next, status }: Props) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Step to={previous} rel="prev">
        <Icon name="chevron-left" />
        {previousText}
      </Step>
      <span aria-live="polite">{status}</span>
      <Step to={next} rel="next">
        {nextText}
        <Icon name="chevron-right" />
      </Step>
    </nav>
  )
}

function Step({ to, ...link }: { to: LinkProps['to'] | null; rel: string; children: React.ReactNode }) {
  if (to !== null) return <ButtonLink {...link} to={to} variant="secondary" size="small" preventScrollReset />
  return (
    <span className={styles.off} aria-disabled="true">
      {link.children}
    </span>
  )
}
