import type { IconName } from '../../../ui/Icon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Key } from './Key.tsx'
import { useKeys } from './keys.ts'

type Props = {
  /** One letter. */
  shortcut: string
  words: string
  onAct: () => void
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | undefined
  icon?: IconName | undefined
  loading?: boolean | undefined
}

/** A button that a letter presses too, and that shows which. */
export const KeyButton = ({
  shortcut,
  words,
  onAct,
  loading = false,
  look = 'secondary',
  ...face
}: Props) => {
  useKeys(loading ? [] : [{ key: shortcut, words, act: onAct }])
  return (
    <Button {...face} look={look} loading={loading} aria-keyshortcuts={shortcut} onClick={onAct}>
      {words}
      <Key>{shortcut}</Key>
    </Button>
  )
}
