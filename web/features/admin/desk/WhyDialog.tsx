// Asks why, before something is done that somebody hears of or that is written down.
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { staffReason } from '../../../../contract/rules.ts'
import { providerToast as deskToast } from '../../../lib/toast.ts'
import { unlessDone } from '../../../lib/unless-done.ts'
import { useSendKey } from '../../../lib/useSendKey.ts'
import { WordsDialog } from '../../../lib/WordsDialog.tsx'
import { useProblem } from './useProblem.ts'

export type KeyFor = ReturnType<typeof useSendKey>

type Props = {
  /** What an act says in its own words stands under its name; the rest beside it. */
  t: TFunction
  act: string
  danger?: boolean
  work: (reason: string, keyFor: KeyFor) => Promise<unknown>
  /** What was read before is asked for anew. */
  onDone: () => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

// i18next brands its own functions: nothing else is one without a word.
const wordsOf = (t: TFunction, act: string) =>
  ((key: string, options: Record<string, unknown> = {}) =>
    t([`${act}.${key}`, key], options)) as unknown as TFunction

export const WhyDialog = ({ t, act, danger = false, work, onDone, onClose, children }: Props) => {
  const problemOf = useProblem()
  const keyFor = useSendKey()
  const words = wordsOf(t, act)
  const send = async (reason: string) => {
    try {
      await unlessDone(work(reason, keyFor))
    } catch (error) {
      return problemOf(error)
    }
    onClose()
    deskToast({ kind: 'success', text: words('done') })
    await onDone()
    return undefined
  }
  return (
    <WordsDialog
      t={words}
      name="reason"
      rule={staffReason}
      most={limits.staffReason}
      danger={danger}
      send={send}
      onClose={onClose}
    >
      <p>{words('means')}</p>
      {children}
    </WordsDialog>
  )
}
