import type { TFunction } from '../../../lib/i18n/translate.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { staffReason } from '../../../../contract/rules.ts'
import { showProviderToast as adminToast } from '../../../lib/toast.ts'
import { ignoreAlreadyDone } from '../../../lib/http/ignore-already-done.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { TextDialog } from '../../../lib/forms/TextDialog.tsx'
import { DialogSubject } from './DialogSubject.tsx'
import { ShortcutButton } from './ShortcutButton.tsx'
import { useErrorText } from './useErrorText.ts'

export type IdempotencyKeyFor = ReturnType<typeof useIdempotencyKey>

type Props = {
  /** Texts of one action are under its name; texts that all actions share are beside it. */
  t: TFunction
  act: string
  about: string
  danger?: boolean
  work: (reason: string, keyFor: IdempotencyKeyFor) => Promise<unknown>
  onDone?: () => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

const actionTexts =
  (t: TFunction, act: string): TFunction =>
  (keys, values) =>
    t(
      [keys].flat().flatMap((key) => [`${act}.${key}`, key]),
      values,
    )

export const ReasonDialog = ({ t, act, about, danger = false, work, onDone, onClose, children }: Props) => {
  const errorText = useErrorText()
  const keyFor = useIdempotencyKey()
  const texts = actionTexts(t, act)
  const send = async (reason: string) => {
    try {
      await ignoreAlreadyDone(work(reason, keyFor))
    } catch (error) {
      return errorText(error)
    }
    onClose()
    adminToast({ kind: 'success', text: texts('done') })
    await onDone?.()
    return undefined
  }
  return (
    <TextDialog
      t={texts}
      name="reason"
      rule={staffReason}
      most={limits.staffReason}
      danger={danger}
      send={send}
      onClose={onClose}
    >
      <DialogSubject>{about}</DialogSubject>
      <p>{texts('means')}</p>
      {children}
    </TextDialog>
  )
}

type ButtonProps = Omit<Props, 'onClose'> & { button: Omit<ComponentProps<typeof ShortcutButton>, 'onPress'> }

export const ReasonButton = ({ button, ...dialog }: ButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ShortcutButton size="small" {...button} onPress={() => setOpen(true)} />
      {isOpen && <ReasonDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  )
}
