// Separate from needs.api.ts: only forms load the outbox.
import type { Input } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/needs.ts'
import { truncate } from '../../lib/format/truncate.ts'
import { sendOrQueue } from '../../lib/outbox/outbox.ts'
import { paths } from '../../lib/paths.ts'
import type { UploadOptions } from '../../lib/uploads/upload.ts'
import { needReplyTarget, OWN_NEEDS_TARGET } from './outbox-targets.ts'

type NewNeed = {
  body: Input<typeof api.createNeed>['body']
  files: { images: readonly File[]; voice: readonly File[] }
  key: string
}
type Options = Pick<UploadOptions, 'onProgress' | 'signal'> & { onStored: () => void }

const MAX_TITLE = 40

export const sendNeed = ({ body, files, key }: NewNeed, options: Options) =>
  sendOrQueue<typeof api.createNeed>(
    'POST',
    '/needs/',
    { query: {}, body, files, key },
    {
      kind: 'need',
      target: OWN_NEEDS_TARGET,
      about: { title: truncate(body.text ?? '', MAX_TITLE), to: paths.needs() },
      ...options,
    },
  )

type Reply = {
  needId: number
  /** Of the customer. */
  name: string
  body: Input<typeof api.replyToNeed>['body']
  isEdit: boolean
  key: string
  onStored: () => void
}

export const sendNeedReply = ({ needId, name, body, isEdit, key, onStored }: Reply) => {
  const input = { params: { id: needId }, body, key }
  const options = {
    kind: 'need_reply',
    target: needReplyTarget(needId),
    about: { title: name, to: paths.receivedNeed(needId) },
    onStored,
  } as const
  return isEdit
    ? sendOrQueue<typeof api.editNeedReply>('PUT', '/needs/:id/replies/', input, options)
    : sendOrQueue<typeof api.replyToNeed>('POST', '/needs/:id/replies/', input, options)
}
