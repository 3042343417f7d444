import { Link } from 'react-router'
import styles from './OtherDoors.module.css'

type Props = { doors: readonly { ask: string; link: string; path: string }[] }

/** For whoever stands before the wrong one. */
export const OtherDoors = ({ doors }: Props) => (
  <ul className={styles.doors}>
    {doors.map(({ ask, link, path }) => (
      <li key={path} className={styles.door}>
        {ask} <Link to={path}>{link}</Link>
      </li>
    ))}
  </ul>
)
