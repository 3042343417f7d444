// Asks why, before something is done that somebody hears of or that is written down.
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { staffReason } from '../../../../contract/rules.ts'
import { showProviderToast as adminToast } from '../../../lib/toast.ts'
import { ignoreAlreadyDone } from '../../../lib/ignore-already-done.ts'
import { useIdempotencyKey } from '../../../lib/useIdempotencyKey.ts'
import { TextDialog } from '../../../lib/TextDialog.tsx'
import { DialogSubject } from './DialogSubject.tsx'
import { useErrorText } from './useErrorText.ts'

export type IdempotencyKeyFor = ReturnType<typeof useIdempotencyKey>

type Props = {
  /** Texts of one action are under its name; texts that all actions share are beside it. */
  t: TFunction
  act: string
  about: string
  danger?: boolean
  work: (reason: string, keyFor: IdempotencyKeyFor) => Promise<unknown>
  /** What was read before is asked for anew. */
  onDone: () => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

// i18next brands its `t`, so a wrapper needs a cast.
const actionTexts = (t: TFunction, act: string) =>
  ((key: string, options: Record<string, unknown> = {}) =>
    t([`${act}.${key}`, key], options)) as unknown as TFunction

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
    await onDone()
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
