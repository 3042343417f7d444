import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { contactNote } from '../../../../contract/rules.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { TextDialog } from '../../../lib/forms/TextDialog.tsx'
import type { ContactRequest } from '../contacts.api.ts'
import { useChangeRequest } from './useChangeRequest.ts'

type Props = { accountId: number; request: ContactRequest; onClose: () => void }

export const NoteDialog = ({ accountId, request, onClose }: Props) => {
  const { t: words } = useTranslation('ViewRequests')
  const { t } = useTranslation('ViewRequests', { keyPrefix: 'note' })
  const change = useChangeRequest(accountId, request.id)
  const save = async (note: string) => {
    try {
      await change({ note })
    } catch (error) {
      return refusalText(words, error, words('changeFailed'))
    }
    showProviderToast({ kind: 'success', text: t('saved') })
    onClose()
    return undefined
  }
  return (
    <TextDialog
      t={t}
      name="note"
      initial={request.note}
      rule={contactNote}
      most={limits.contactNote}
      send={save}
      onClose={onClose}
    >
      <p>{t('about', { name: request.name })}</p>
    </TextDialog>
  )
}
