import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { clickOnce } from './click-once.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What the button does, in words: it is the button's only name. */
  label: string
  icon: IconName
  /** A number on the shoulder of the icon, such as unread messages; put it into the label too. */
  count?: number | undefined
}

const MAX_COUNT = 99

/** For the label too: people who speak to their phone say what they see. */
export const countText = (count: number) => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count))

export function IconButton({
  label,
  icon,
  count = 0,
  className,
  type = 'button',
  ...button
}: IconButtonProps) {
  return (
    <button
      onKeyDown={clickOnce}
      {...button}
      type={type}
      aria-label={label}
      title={label}
      className={classes(styles.button, className)}
    >
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {countText(count)}
        </span>
      )}
    </button>
  )
}
