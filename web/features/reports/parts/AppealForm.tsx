import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { appeal as rule, lengthOf } from '../../../../contract/rules.ts'
import { call, CallError } from '../../../lib/http/call.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { useTextForm } from '../../../lib/forms/useTextForm.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { isNearLimit, TextArea } from '../../../ui/forms/TextArea.tsx'
import { appealQuery, makeAppeal } from '../appeals.api.ts'
import styles from './CodePage.module.css'

export const AppealForm = ({ code }: { code: string }) => {
  const { t } = useTranslation('Contact')
  const { field, problem, isBusy, submit } = useAppeal(code)
  const used = lengthOf(field.value)
  const most = limits.appeal
  return (
    <form noValidate onSubmit={submit} className={styles.report}>
      <h2>{t('appeal.form.title')}</h2>
      <TextArea
        {...field}
        label={t('appeal.form.label')}
        hint={isNearLimit(used, most) ? t('form.counter', { used, most }) : t('appeal.form.hint')}
        rows={6}
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
  const { t } = useTranslation('Contact')
  const { t: tAppeal } = useTranslation('Contact', { keyPrefix: 'appeal' })
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { queryKey } = appealQuery(call, code)
  return useTextForm({
    t,
    rule,
    send: async (text) => {
      client.setQueryData(queryKey, await makeAppeal(code, text, keyFor([text])))
    },
    onFailed: async (error, showError) => {
      showError('root', reasonText(tAppeal, error, tAppeal('form.offline')))
      // It was sent from elsewhere, or withdrawn: the page shows the current state.
      if (error instanceof CallError && error.code === 'appeal_closed')
        await client.invalidateQueries({ queryKey })
    },
  })
}
