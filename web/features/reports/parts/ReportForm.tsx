import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits, reportReasons, urgencies } from '../../../../contract/limits.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { isNearLimit, TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Field, ReportTarget } from './report-fields.ts'
import { type ReportOutcome, useReport } from './useReport.ts'

type Props = { target: ReportTarget; onDone: (outcome: ReportOutcome) => void }

export const ReportForm = ({ target, onDone }: Props) => {
  const { t } = useTranslation('Contact')
  const { bind, urgency, errors, used, isAnonymous, problem, isBusy, submit } = useReport(target, onDone)
  const most = limits.report.description
  const bound = (field: Field) => {
    const message = errors[field]?.message
    return { ...bind(field), error: message && ruleText(t, message), readOnly: isBusy, required: true }
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <p>{t(target.kind === 'message' ? 'report.messageText' : 'report.text')}</p>
        <ReasonField kind={target.kind} bound={bound('reason')} />
        <TextArea
          {...bound('description')}
          label={t('report.description')}
          rows={4}
          hint={isNearLimit(used, most) ? t('form.counter', { used, most }) : undefined}
        />
        <Select {...urgency} label={t('urgency.label')}>
          {urgencies.map((each) => (
            <option key={each} value={each}>
              {t(`urgency.${each}`)}
            </option>
          ))}
        </Select>
        {isAnonymous && <AnonymousReporterFields bound={bound} />}
        {problem && (
          <Notice kind="error" title={t('report.failed')}>
            {problem}
          </Notice>
        )}
        <Button type="submit" wide icon="flag" loading={isBusy} loadingText={t('report.sending')}>
          {t('report.send')}
        </Button>
      </Stack>
    </form>
  )
}

type BoundField = ReturnType<ReturnType<typeof useReport>['bind']> & {
  error: string | undefined
  readOnly: boolean
  required: boolean
}

const ReasonField = ({ kind, bound }: { kind: ReportTarget['kind']; bound: BoundField }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'report' })
  if (kind === 'comment') return <TextInput {...bound} label={t('reason')} autoComplete="off" />
  const { readOnly: _, ...select } = bound
  return (
    <Select {...select} label={t('reason')}>
      <option value="">{t('choose')}</option>
      {reportReasons.map((reason) => (
        <option key={reason} value={reason}>
          {t(`reasons.${reason}`)}
        </option>
      ))}
    </Select>
  )
}

const AnonymousReporterFields = ({ bound }: { bound: (field: Field) => BoundField }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'report' })
  return (
    <>
      <TextInput {...bound('reporter_name')} label={t('name')} autoComplete="name" maxLength={limits.name} />
      <TextInput
        {...bound('reporter_email')}
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        maxLength={limits.email}
      />
    </>
  )
}
