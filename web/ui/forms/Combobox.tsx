import { useCombobox, type UseComboboxStateChange, type UseComboboxStateChangeOptions } from 'downshift'
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { classes } from '../classes.ts'
import styles from './Combobox.module.css'
import { ComboboxList, type ComboboxGroup, type ComboboxItem } from './ComboboxList.tsx'
import control from '../Input.module.css'
import { Field, type FieldProps } from '../Field.tsx'
import { Icon, type IconName } from '../Icon.tsx'

export type Caret = readonly [start: number | null, end: number | null]

type Props = FieldProps & {
  /** The text in the box; what is typed is free, the suggestions only help. */
  value: string
  onType: (text: string) => void
  onPick: (item: ComboboxItem) => void
  /** Enter without a highlighted suggestion. Left out, Enter submits the form around it. */
  onSubmitText?: ((text: string) => void) | undefined
  /** Suggestions for `value`. Answers may come late and out of order: the caller shows only the newest. */
  groups: ComboboxGroup[]
  loading: boolean
  loadingText: string
  emptyText: string
  /** Read out when suggestions arrive, such as '4 suggestions'. */
  countText: (count: number) => string
  name?: string | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  icon?: IconName | undefined
  /** The selection of the plain box that it replaces. */
  caret?: Caret | undefined
}

type Changes = UseComboboxStateChangeOptions<ComboboxItem>

const { InputBlur, InputClick } = useCombobox.stateChangeTypes

// A blur must not select the highlighted option, and a click must not close the list that the focus has opened.
const reduceState = (_: unknown, { type, changes }: Changes) => {
  if (type === InputBlur) return { isOpen: false, highlightedIndex: -1 }
  return type === InputClick ? { ...changes, isOpen: true } : changes
}

export function Combobox(props: Props) {
  const { label, hint, error, required, optionalText, hideLabel, value, groups, loading, icon } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const items = groups.flatMap((group) => group.items)
  const input = useRef<HTMLInputElement>(null)
  const { caret } = props
  // Before anything else can happen: a key that is pressed between the two boxes would be lost.
  useLayoutEffect(() => {
    if (!caret) return
    input.current?.focus()
    input.current?.setSelectionRange(...caret)
  }, [caret])

  const { isOpen, highlightedIndex, openMenu, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-item-${index}`,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.key,
    inputValue: value,
    selectedItem: null,
    initialIsOpen: caret !== undefined,
    stateReducer: reduceState,
    onSelectedItemChange: ({ selectedItem }: UseComboboxStateChange<ComboboxItem>) => {
      if (selectedItem) props.onPick(selectedItem)
    },
  })

  const asked = value.trim() !== ''
  const isListOpen = isOpen && (items.length > 0 || (asked && (loading || props.emptyText !== '')))
  const status = loading ? props.loadingText : items.length ? props.countText(items.length) : props.emptyText

  const highlighted = isOpen ? items[highlightedIndex] : undefined
  const removeOrSubmit = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && highlighted?.onRemove) {
      event.preventDefault()
      highlighted.onRemove()
    } else submitText(event)
  }

  const submitText = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || highlighted) return
    // Downshift would take the key to close its list, and nothing would be submitted.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (!props.onSubmitText) return
    event.preventDefault()
    props.onSubmitText(value)
  }

  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, id }}>
      {(bound) => (
        <div className={classes(control.holder, styles.holder)}>
          {icon && (
            <span className={control.before}>
              <Icon name={icon} />
            </span>
          )}
          <input
            {...bound}
            {...getInputProps({
              ref: input,
              onKeyDown: removeOrSubmit,
              onFocus: () => value === '' && openMenu(),
              // Not through downshift's own state: it answers late, and the caret would jump to the end.
              onChange: (event) => props.onType(event.currentTarget.value),
            })}
            // The label element already names the box.
            aria-labelledby={undefined}
            name={props.name}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            autoCapitalize="none"
            enterKeyHint="search"
            className={classes(control.control, !!icon && control.withBefore)}
          />
          <ComboboxList
            {...{ id, groups, highlightedIndex, getItemProps }}
            open={isListOpen}
            note={loading ? props.loadingText : items.length ? undefined : props.emptyText}
            menuProps={getMenuProps({ 'aria-labelledby': undefined, 'aria-label': label })}
          />
          <output className="visually-hidden">{isListOpen && status}</output>
        </div>
      )}
    </Field>
  )
}
