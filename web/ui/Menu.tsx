// A popover of the browser, which works without our script. Not role="menu": screen readers would no longer announce its links.
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'
import type { LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Link } from './Link.tsx'
import styles from './Menu.module.css'

type MenuButton = {
  popoverTarget: string
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

type Props = {
  /** Names the list for a screen reader. */
  label: string
  renderButton: (bind: MenuButton) => ReactNode
  children: ReactNode
  /** The edge of the button that the list keeps to. */
  align?: 'start' | 'end' | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

export function Menu({ label, renderButton, children, align = 'end', onOpenChange }: Props) {
  const id = useId()
  return (
    <div className={styles.menu}>
      {renderButton({ popoverTarget: id, onKeyDown: (event) => openWithArrow(event, id) })}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- listens to what its entries do */}
      <div
        id={id}
        popover="auto"
        className={classes(styles.panel, styles[align])}
        onKeyDown={moveFocus}
        onClickCapture={closeOnPick}
        onToggle={(event: ToggleEvent) => onOpenChange?.(event.newState === 'open')}
      >
        <ul aria-label={label} className={styles.list}>
          {children}
        </ul>
      </div>
    </div>
  )
}

const ENTRY = 'a[href], button:not(:disabled)'
const entriesOf = (panel: Element | null) => [...(panel?.querySelectorAll<HTMLElement>(ENTRY) ?? [])]

function openWithArrow(event: KeyboardEvent<HTMLButtonElement>, id: string) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const panel = document.getElementById(id)
  panel?.showPopover({ source: event.currentTarget })
  entriesOf(panel)
    .at(event.key === 'ArrowDown' ? 0 : -1)
    ?.focus()
}

// In the capture phase: a dialog that the entry opens must return the focus to the button, not to the hidden entry.
function closeOnPick(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest(ENTRY)) event.currentTarget.hidePopover()
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const entries = entriesOf(event.currentTarget)
  const at = entries.findIndex((entry) => entry === document.activeElement)
  const next = { ArrowDown: (at + 1) % entries.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  entries.at(next)?.focus()
}

type Entry = { icon?: IconName | undefined; current?: boolean | undefined; children: ReactNode }
/** `pinned`: the last entry of a scrolling list stays visible. */
type LinkEntry = Entry & { pinned?: boolean | undefined }

export function MenuLink({
  icon,
  current,
  pinned,
  children,
  ...link
}: LinkEntry & Omit<LinkProps, 'className'>) {
  return (
    <li className={pinned ? styles.pinned : undefined}>
      <Link {...link} aria-current={current || undefined} className={styles.entry}>
        {icon && <Icon name={icon} />}
        {children}
      </Link>
    </li>
  )
}

type Action = Entry & { onPick: () => void; danger?: boolean | undefined }

export function MenuAction({ icon, current, danger, onPick, children }: Action) {
  return (
    <li>
      <button
        type="button"
        onClick={onPick}
        aria-current={current || undefined}
        className={classes(styles.entry, danger && styles.danger)}
      >
        {icon && <Icon name={icon} />}
        {children}
      </button>
    </li>
  )
}

export function MenuNote({ children }: { children: ReactNode }) {
  return <li className={styles.note}>{children}</li>
}
