import { useNavigate } from 'react-router'
import styles from './AdminTabs.module.css'
import { useShortcuts } from './shortcuts.ts'
import { Link } from '../../../ui/Link.tsx'

type Tab = { name: string; text: string; to: string }

type Props = { label: string; tabs: readonly Tab[]; current: string }

/** Links, because each list has a URL; the digits are their shortcuts. */
export const AdminTabs = ({ label, tabs, current }: Props) => {
  const navigate = useNavigate()
  useShortcuts(
    tabs.map(({ text, to }, at) => ({ key: String(at + 1), label: text, act: () => void navigate(to) })),
  )
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ name, text, to }, at) => (
        <Link
          key={name}
          to={to}
          aria-current={name === current ? 'page' : undefined}
          aria-keyshortcuts={String(at + 1)}
          className={styles.tab}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
