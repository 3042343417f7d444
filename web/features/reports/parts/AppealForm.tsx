import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { appeal as rule, lengthOf } from '../../../../contract/rules.ts'
import { call, CallError } from '../../../lib/http/call.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { isNearLimit, TextArea } from '../../../ui/forms/TextArea.tsx'
import { appealQuery, makeAppeal } from '../appeals.api.ts'
import styles from './CodePage.module.css'

/** Sent once; the page then shows what was sent. */
export const AppealForm = ({ code }: { code: string }) => {
  const { t } = useTranslation('Contact')
  const { words, write, broken, problem, isBusy, box, submit } = useAppeal(code)
  const used = lengthOf(words)
  const most = limits.appeal
  return (
    <form noValidate onSubmit={submit} className={styles.report}>
      <h2>{t('appeal.form.title')}</h2>
      <TextArea
        ref={box}
        name="text"
        label={t('appeal.form.label')}
        hint={isNearLimit(used, most) ? t('form.counter', { used, most }) : t('appeal.form.hint')}
        error={broken && ruleText(t, broken)}
        rows={6}
        value={words}
        onChange={(event) => write(event.currentTarget.value)}
        readOnly={isBusy}
        required
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" icon="send" loading={isBusy} loadingText={t('appeal.form.sending')}>
        {t('appeal.form.send')}
      </Button>
    </form>
  )
}

const useAppeal = (code: string) => {
  const [words, setWords] = useState('')
  const [broken, setBroken] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)
  const { problem, isBusy, send } = useSendAppeal(code)
  const write = (next: string) => {
    setWords(next)
    if (broken) setBroken(rule(next))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const message = rule(words)
    setBroken(message)
    if (message) box.current?.focus()
    else send(words)
  }
  return { words, write, broken, problem, isBusy, box, submit }
}

const useSendAppeal = (code: string) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'appeal' })
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const keyFor = useIdempotencyKey()
  const { queryKey } = appealQuery(call, code)
  const { write, isPending } = useWrite({
    mutationFn: (text: string) => {
      setProblem(undefined)
      return makeAppeal(code, text, keyFor([text]))
    },
    onDone: (appeal) => client.setQueryData(queryKey, appeal),
    onFailed: async (error) => {
      setProblem(reasonText(t, error, t('form.offline')))
      // It was sent from elsewhere, or taken back meanwhile: the page shows what is true now.
      if (error instanceof CallError && error.code === 'appeal_closed')
        await client.invalidateQueries({ queryKey })
    },
  })
  return { problem, isBusy: isPending, send: write }
}
