import { Link } from 'react-router'
import styles from './OtherLogins.module.css'

type Props = { logins: readonly { ask: string; link: string; path: string }[] }

/** For whoever stands before the wrong one. */
export const OtherLogins = ({ logins }: Props) => (
  <ul className={styles.logins}>
    {logins.map(({ ask, link, path }) => (
      <li key={path} className={styles.login}>
        {ask} <Link to={path}>{link}</Link>
      </li>
    ))}
  </ul>
)
