import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { createItems, type PastedList, pasteItems, refreshPriceLists } from '../own-price-list.api.ts'
import styles from './ItemForm.module.css'
import { PastePreview } from './PastePreview.tsx'

type Props = { accountId: number; onClose: () => void }

/** Parses a pasted list, then saves what was recognised. */
export const PasteForm = ({ accountId, onClose }: Props) => {
  const { t } = useTranslation('PriceList')
  const [text, setText] = useState('')
  const [read, setRead] = useState<PastedList>()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  const reading = useWrite({ mutationFn: pasteItems, onDone: setRead })
  const saving = useSavePasted({ accountId, onSaved: onClose })
  const problem = reading.error
    ? `${t('pasteBox.failed')} ${reasonText(t, reading.error, t('form.noAnswer'))}`
    : saving.problem
  return (
    <form
      ref={box}
      method="post"
      noValidate
      aria-label={t('pasteBox.title')}
      className={styles.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (text.trim() !== '') reading.write(text)
      }}
    >
      <TextArea
        label={t('pasteBox.label')}
        hint={t('pasteBox.hint')}
        placeholder={t('pasteBox.placeholder')}
        rows={6}
        maxLength={limits.priceList.pasted}
        counterText={(used, most) => t('form.counter', { used, most })}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          // The preview is of the previous text.
          setRead(undefined)
        }}
      />
      {read && <PastePreview list={read} />}
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={styles.buttons}>
        {read && read.items.length > 0 ? (
          <Button loading={saving.isPending} onClick={() => saving.save(read.items)}>
            {t('pasteBox.save', { count: read.items.length })}
          </Button>
        ) : (
          <Button type="submit" loading={reading.isPending} loadingText={t('pasteBox.reading')}>
            {t('pasteBox.read')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('pasteBox.cancel')}
        </Button>
      </div>
    </form>
  )
}

const useSavePasted = ({ accountId, onSaved }: { accountId: number; onSaved: () => void }) => {
  const { t } = useTranslation('PriceList')
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { write, isPending, error } = useWrite({
    mutationFn: (items: PastedList['items']) => createItems(items, keyFor([items])),
    onDone: async ({ created }) => {
      showProviderToast({ kind: 'success', text: t('pasteBox.saved', { count: created }) })
      await refreshPriceLists(client, accountId)
      onSaved()
    },
  })
  const problem = error
    ? `${t('pasteBox.saveFailed')} ${reasonText(t, error, t('form.noAnswer'))}`
    : undefined
  return { save: write, isPending, problem }
}
