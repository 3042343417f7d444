import type { IconName } from '../../../ui/Icon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ShortcutKey } from './ShortcutKey.tsx'
import { useShortcuts } from './shortcuts.ts'

type Props = {
  shortcut: string
  label: string
  onPress: () => void
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | undefined
  icon?: IconName | undefined
  loading?: boolean | undefined
}

export const ShortcutButton = ({
  shortcut,
  label,
  onPress,
  loading = false,
  variant = 'secondary',
  ...face
}: Props) => {
  useShortcuts(loading ? [] : [{ key: shortcut, label, act: onPress }])
  return (
    <Button {...face} variant={variant} loading={loading} aria-keyshortcuts={shortcut} onClick={onPress}>
      {label}
      <ShortcutKey>{shortcut}</ShortcutKey>
    </Button>
  )
}
