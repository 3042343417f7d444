import { Icon, type IconName } from '../../../ui/Icon.tsx'
import styles from './Perks.module.css'

type Props = { perks: readonly { icon: IconName; text: string }[] }

export const Perks = ({ perks }: Props) => (
  <ul className={styles.perks}>
    {perks.map(({ icon, text }) => (
      <li key={text} className={styles.perk}>
        <Icon name={icon} />
        {text}
      </li>
    ))}
  </ul>
)
