import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { wasCancelled } from '../../../lib/http/was-cancelled.ts'
import { paths } from '../../../lib/paths.ts'
import { fingerprint } from '../../../lib/pictures/make-small.ts'
import { offerPush } from '../../../lib/push/push-offer.ts'
import { showCustomerToast } from '../../../lib/toast.ts'
import type { UploadOptions } from '../../../lib/uploads/upload.ts'
import { useUpload } from '../../../lib/uploads/useUpload.ts'
import { useQueuedToast } from '../../waiting/useQueuedToast.ts'
import { refreshNeeds } from '../needs.api.ts'
import { sendNeed } from '../send-need.ts'
import { bodyOf, filesOf, type NeedFields } from './need-fields.ts'
import type { NeedForm } from './useNeedForm.ts'

/** `onWrong` is called with the path of the first field that the server refused. */
export const useSendNeed = ({ t, show, draft }: NeedForm, onWrong: (field: string) => void) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyFor = useIdempotencyKey()
  const showQueued = useQueuedToast(showCustomerToast)
  const { progress, cancel, run } = useUpload()
  const [problem, setProblem] = useState<string>()
  const [isQueued, setQueued] = useState(false)

  const sendOnce = async (fields: NeedFields, { onProgress, signal }: UploadOptions) => {
    const [body, files] = [bodyOf(fields), filesOf(fields)]
    const key = keyFor([body, ...[...files.images, ...files.voice].map(fingerprint)])
    const options = { ...(onProgress && { onProgress }), ...(signal && { signal }), onStored: draft.drop }
    const sent = await sendNeed({ body, files, key }, options)
    draft.drop()
    // Offline, the script of another page may not be loaded.
    if (sent.isQueued) {
      showQueued()
      return setQueued(true)
    }
    showCustomerToast({ kind: 'success', text: t('new.sent') })
    offerPush({ about: 'needs' })
    await refreshNeeds(client)
    const id = sent.reply?.need_id
    await navigate(id === undefined ? paths.needs() : paths.need(id), { replace: true })
  }
  const showFailure = (error: unknown) => {
    draft.save()
    if (wasCancelled(error)) return showCustomerToast({ kind: 'info', text: t('new.cancelled') })
    const [first] = show(error)
    if (first) return onWrong(first.field)
    setProblem(`${t('new.failed')} ${reasonText(t, error, t('noAnswer'))}`)
  }
  const send = (fields: NeedFields) =>
    run((options) => {
      setProblem(undefined)
      return sendOnce(fields, options).catch(showFailure)
    })
  return { send, isQueued, state: { progress, cancel, problem } }
}
