import styles from './Breadcrumbs.module.css'
import { Link } from './Link.tsx'

export type Crumb = { text: string; to: string }

type Props = {
  label: string
  /** From the home page down; the last one is this page. */
  crumbs: readonly Crumb[]
}

export const Breadcrumbs = ({ label, crumbs }: Props) => (
  <nav aria-label={label} className={styles.breadcrumbs}>
    <ol className={styles.list}>
      {crumbs.map(({ text, to }, at) => (
        <li key={to} className={styles.crumb}>
          {at === crumbs.length - 1 ? (
            <span aria-current="page">{text}</span>
          ) : (
            <Link to={to} className={styles.link}>
              {text}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
