import type { UseComboboxPropGetters } from 'downshift'
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import styles from './Combobox.module.css'
import { Icon, type IconName } from '../Icon.tsx'

export type ComboboxItem = {
  key: string
  text: string
  /** A second, quieter line, such as the state of a district. */
  detail?: string | undefined
  icon?: IconName | undefined
  /** Removes it from the list: with its cross, or with the key Delete while it is highlighted. */
  onRemove?: (() => void) | undefined
}
export type ComboboxGroup = { heading?: string | undefined; items: ComboboxItem[] }

type Props = {
  id: string
  open: boolean
  groups: ComboboxGroup[]
  note: string | undefined
  highlightedIndex: number
  menuProps: ComponentProps<'div'>
  getItemProps: UseComboboxPropGetters<ComboboxItem>['getItemProps']
}

export function ComboboxList({ id, open, groups, note, highlightedIndex, menuProps, getItemProps }: Props) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0),
  )
  const panel = useRef<HTMLDivElement>(null)
  const isFull = open && groups.length > 0
  // Under a box at the lower end of the screen it would open unseen.
  useEffect(() => {
    if (isFull) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isFull])
  return (
    <div ref={panel} className={styles.panel} hidden={!open}>
      <div {...menuProps} className={styles.list}>
        {open &&
          groups.map(({ heading, items }, at) => {
            const headingId = heading && `${id}-group-${at}`
            return (
              // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/prefer-tag-over-role -- groups have a fixed order and no identity; inside a listbox no other element is allowed
              <div key={at} role="group" aria-labelledby={headingId || undefined}>
                {heading && (
                  <div id={headingId} role="presentation" className={styles.heading}>
                    {heading}
                  </div>
                )}
                {items.map((item, offset) => {
                  const index = (starts[at] ?? 0) + offset
                  return (
                    <div
                      key={item.key}
                      {...getItemProps({ item, index })}
                      className={classes(styles.item, index === highlightedIndex && styles.highlighted)}
                    >
                      {item.icon && <Icon name={item.icon} />}
                      <span className={styles.text}>{item.text}</span>
                      {item.detail && <span className={styles.detail}>{item.detail}</span>}
                      {item.onRemove && <RemoveCross onRemove={item.onRemove} />}
                    </div>
                  )
                })}
              </div>
            )
          })}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

function RemoveCross({ onRemove }: { onRemove: () => void }) {
  const remove = (event: MouseEvent) => {
    event.stopPropagation()
    onRemove()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- an option may not contain a button, and the Delete key does the same
    <span aria-hidden="true" className={styles.remove} onClick={remove}>
      <Icon name="close" />
    </span>
  )
}
