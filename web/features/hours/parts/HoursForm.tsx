import { type ReactNode, useId } from 'react'
import { EditConflictNotice } from '../../../lib/forms/EditConflictNotice.tsx'
import { currentSession } from '../../../lib/session/session.ts'
import { UnsavedChangesDialog } from '../../../lib/forms/UnsavedChangesDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LongForm, SaveBar } from '../../../ui/forms/LongForm.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './HoursForm.module.css'
import { hasProblems } from './hours-draft.ts'
import { SpecialDayFields } from './SpecialDayFields.tsx'
import { type HoursForm as Form, type SavedHours, useHoursForm } from './useHoursForm.ts'
import { WeekFields } from './WeekFields.tsx'

type Props = { initial: SavedHours; accountId: number }

export const HoursForm = ({ initial, accountId }: Props) => {
  const form = useHoursForm(initial, accountId)
  const { t, attempts, submit, isPending, isNew } = form
  return (
    <LongForm onSubmit={submit} attempts={attempts} isSending={isPending} footer={<Footer form={form} />}>
      <Section title={t('week.title')} text={isNew ? t('week.empty') : t('week.text')}>
        <WeekFields form={form} />
      </Section>
      <Section title={t('special.title')} text={t('special.text')}>
        <SpecialDayFields form={form} />
      </Section>
    </LongForm>
  )
}

const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <SectionHeading id={id} title={title} />
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  )
}

const Footer = ({ form }: { form: Form }) => {
  const { t, problems, problem, isDirty, isPending, conflicts, loadLatest } = form
  return (
    <>
      {conflicts > 0 && <EditConflictNotice key={conflicts} t={t} onLoad={loadLatest} />}
      <SaveBar isDirty={isDirty}>
        <Stack space="tight">
          {problem && <Notice kind="error">{problem}</Notice>}
          {hasProblems(problems) && <p>{t('marked')}</p>}
          <div>
            <Button
              type="submit"
              size="large"
              icon="check"
              disabled={!isDirty && !isPending}
              loading={isPending}
              loadingText={t('sending')}
            >
              {t('submit')}
            </Button>
          </div>
        </Stack>
      </SaveBar>
      {/* Not at logout, when the changes could not be saved any more. */}
      <UnsavedChangesDialog t={t} hasUnsavedChanges={() => isDirty && currentSession() !== null} />
    </>
  )
}
