import { type SubmitEvent, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './AdminSearchBox.module.css'
import { useShortcuts } from './shortcuts.ts'

type Props = {
  label: string
  hint: string
  submitText: string
  maxLength: number
  /** The current search, from the URL. */
  text: string
  onSearch: (text: string) => void
}

export const AdminSearchBox = ({ label, hint, submitText, maxLength, text, onSearch }: Props) => {
  const box = useRef<HTMLInputElement>(null)
  const focusBox = () => {
    box.current?.focus()
    box.current?.select()
  }
  useShortcuts([{ key: '/', label, act: focusBox }])
  const submitSearch = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(box.current?.value.trim() ?? '')
    // The next key is for the list.
    box.current?.blur()
  }
  return (
    <search>
      <form onSubmit={submitSearch} className={styles.find}>
        <TextInput
          // Reset when the URL changes, such as by the back button.
          key={text}
          ref={box}
          type="search"
          name="q"
          hideLabel
          label={label}
          hint={hint}
          defaultValue={text}
          maxLength={maxLength}
          autoComplete="off"
          aria-keyshortcuts="/"
          before={<Icon name="search" />}
        />
        <Button type="submit" variant="secondary" loading={false}>
          {submitText}
        </Button>
      </form>
    </search>
  )
}
