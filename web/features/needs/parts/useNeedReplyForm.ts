import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as rules from '../../../../contract/rules.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../lib/forms/drafts.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { useRuleForm } from '../../../lib/forms/useRuleForm.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { paiseOf, rupeesOf } from '../../../lib/format/rupees.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { showProviderToast } from '../../../lib/toast.ts'
import { useQueuedToast } from '../../waiting/useQueuedToast.ts'
import { type Need, type NeedReply, refreshNeeds } from '../needs.api.ts'
import { sendNeedReply } from '../send-need.ts'

const FIELDS = ['price_paise', 'price_to_paise', 'text'] as const
/** Prices are in rupees, as typed. */
type ReplyFields = Record<(typeof FIELDS)[number], string>

const RULES: Readonly<Record<keyof ReplyFields, (value: string, fields: ReplyFields) => string | undefined>> =
  {
    price_paise: (value) => rules.item.price(paiseOf(value)),
    price_to_paise: (value, fields) => rules.itemPriceTo(paiseOf(value), paiseOf(fields.price_paise)),
    text: rules.need.reply,
  }

const fieldsOf = (reply: NeedReply | undefined): ReplyFields => ({
  price_paise: rupeesOf(reply?.price_paise ?? null),
  price_to_paise: rupeesOf(reply?.price_to_paise ?? null),
  text: reply?.text ?? '',
})

const bodyOf = ({ text, price_paise, price_to_paise }: ReplyFields) => ({
  text,
  price_paise: paiseOf(price_paise),
  price_to_paise: paiseOf(price_to_paise),
})

const draftName = (needId: number) => `need-reply:${needId}`

const readReplyDraft = (accountId: number, needId: number, saved: ReplyFields): ReplyFields => {
  const draft = (readDraft(accountId, draftName(needId)) ?? {}) as Partial<ReplyFields>
  return FIELDS.every((name) => typeof draft[name] === 'string') ? { ...saved, ...draft } : saved
}

/** Both texts are JSON. What is saved on the server needs no draft. */
const saveReplyDraft = (accountId: number, needId: number, texts: string, savedTexts: string) =>
  texts === savedTexts
    ? deleteDraft(accountId, draftName(needId))
    : saveDraft(accountId, draftName(needId), JSON.parse(texts))

type Options = { accountId: number; need: Need; reply: NeedReply | undefined; onDone: () => void }

const useReplyFields = ({ accountId, need: { need_id: needId }, reply }: Options) => {
  const { t } = useTranslation('Needs')
  const saved = fieldsOf(reply)
  const [initialValues] = useState(() => readReplyDraft(accountId, needId, saved))
  const form = useRuleForm<ReplyFields>({ t, fields: FIELDS, initialValues, shouldFocusError: true })
  const [price_paise, price_to_paise, text] = useWatch({ control: form.hook.control, name: FIELDS })
  const [texts, savedTexts] = [JSON.stringify({ price_paise, price_to_paise, text }), JSON.stringify(saved)]
  useEffect(
    () => saveReplyDraft(accountId, needId, texts, savedTexts),
    [accountId, needId, texts, savedTexts],
  )
  const draft = {
    save: () => saveReplyDraft(accountId, needId, texts, savedTexts),
    drop: () => deleteDraft(accountId, draftName(needId)),
  }
  const bind = (field: keyof ReplyFields) => form.bind(field, RULES[field])
  return { ...form, bind, text, draft }
}

export const useNeedReplyForm = (options: Options) => {
  const { need, reply, onDone } = options
  const { t, draft, ...form } = useReplyFields(options)
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const showQueued = useQueuedToast(showProviderToast)
  const [problem, setProblem] = useState<string>()
  const { write, isPending } = useWrite({
    mutationFn: (fields: ReplyFields) => {
      const body = bodyOf(fields)
      const [needId, name] = [need.need_id, need.customer?.name ?? '']
      return sendNeedReply({
        needId,
        name,
        body,
        isEdit: reply !== undefined,
        key: keyFor([needId, body]),
        onStored: draft.drop,
      })
    },
    onDone: async ({ isQueued }) => {
      draft.drop()
      if (isQueued) showQueued()
      else showProviderToast({ kind: 'success', text: t(reply ? 'reply.saved' : 'reply.sent') })
      await refreshNeeds(client)
      onDone()
    },
    onFailed: async (error) => {
      draft.save()
      if (form.show(error).length > 0) return
      setProblem(`${t('reply.failed')} ${reasonText(t, error, t('noAnswer'))}`)
      // The need may have been closed meanwhile.
      await refreshNeeds(client)
    },
  })
  const onSubmit = (event: SubmitEvent) => {
    setProblem(undefined)
    form.onSubmit(write)(event)
  }
  return { ...form, t, problem, isSending: isPending, onSubmit }
}
