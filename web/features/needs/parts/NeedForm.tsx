import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProgressSteps } from '../../../ui/ProgressSteps.tsx'
import { hasInvalidFiles } from '../../media/chosen-files.ts'
import { QueuedNotice } from '../../waiting/QueuedNotice.tsx'
import { BudgetStep, SendButtons } from './BudgetStep.tsx'
import { VISITOR } from './need-draft.ts'
import { FIELDS_OF, imagesRule, type NeedFields, type Step, STEPS } from './need-fields.ts'
import styles from './NeedForm.module.css'
import { PlaceStep } from './PlaceStep.tsx'
import { useNeedForm } from './useNeedForm.ts'
import { useProposals } from './useProposals.ts'
import { useSendNeed } from './useSendNeed.ts'
import { useSteps } from './useSteps.ts'
import { WhatStep } from './WhatStep.tsx'

type Props = { accountId: number; asked: { text: string; category: string; district: string } }

const stepOf = (field: string) =>
  STEPS.find((step) => FIELDS_OF[step].some((each) => each === field)) ?? 'what'

export const NeedForm = ({ accountId, asked }: Props) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'new' })
  const form = useNeedForm(accountId, asked.text)
  const { step, at, goTo } = useSteps(form.texts.text.trim() === '')
  const proposed = useProposals({ ...asked, text: form.texts.text })
  const { send, isQueued, state } = useSendNeed(form, (field) => goTo(stepOf(field)))
  const isVisitor = accountId === VISITOR
  const category = form.texts.category_id || proposed.category
  const district = form.texts.district ?? { typed: proposed.district?.name ?? '', chosen: proposed.district }

  const hasWrongFiles = () => hasInvalidFiles(form.hook.getValues('images'), imagesRule)
  const next = async () => {
    const isValid = await form.hook.trigger(FIELDS_OF[step], { shouldFocus: true })
    if (isValid && !(step === 'what' && hasWrongFiles())) goTo(STEPS[at + 1] ?? 'budget')
  }
  const sendAll = form.onSubmit(
    (fields: NeedFields) => {
      if (hasWrongFiles()) return goTo('what')
      if (!isVisitor) return send({ ...fields, category_id: category, district })
    },
    (errors) => goTo(STEPS.find((each) => FIELDS_OF[each].some((field) => errors[field])) ?? step),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (step === 'budget') return sendAll(event)
    void next()
  }
  if (isQueued) return <QueuedNeed />
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} aria-label={t('meta.title')}>
      <ProgressSteps
        label={(number, of) => t('steps.label', { at: number, of })}
        names={STEPS.map((name) => t(`steps.${name}`))}
        current={at}
      />
      {form.isDraft && step === 'what' && <DraftLine onDiscard={form.startOver} />}
      <div inert={state.progress !== undefined} className={styles.steps}>
        <StepSection name="what" current={step}>
          <WhatStep form={form} category={category} isVisitor={isVisitor} />
        </StepSection>
        <StepSection name="place" current={step}>
          <PlaceStep form={form} district={district} />
        </StepSection>
        <StepSection name="budget" current={step}>
          <BudgetStep form={form} category={category} district={district} />
        </StepSection>
      </div>
      {step === 'budget' ? (
        <SendButtons form={form} state={state} isVisitor={isVisitor} onBack={() => goTo('place')} />
      ) : (
        <StepButtons onBack={step === 'place' ? () => goTo('what') : undefined} />
      )}
    </form>
  )
}

const QueuedNeed = () => {
  const navigate = useNavigate()
  return <QueuedNotice onClose={() => void navigate(paths.needs())} />
}

const DraftLine = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'new' })
  return (
    <p className={styles.draft}>
      {t('draft')}
      <Button variant="quiet" size="small" icon="trash" onClick={onDiscard}>
        {t('startOver')}
      </Button>
    </p>
  )
}

const StepButtons = ({ onBack }: { onBack: (() => void) | undefined }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'new' })
  return (
    <div className={styles.buttons}>
      {onBack && (
        <Button variant="secondary" size="large" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button type="submit" size="large" loading={false} className={styles.main}>
        {t('next')}
      </Button>
    </div>
  )
}

type StepProps = { name: Step; current: Step; children: ReactNode }

/** Hidden steps stay mounted: their fields are validated and their files are kept. */
const StepSection = ({ name, current, children }: StepProps) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'new.steps' })
  const isCurrent = name === current
  return (
    <section
      ref={useFocusWhenReached(isCurrent)}
      tabIndex={-1}
      hidden={!isCurrent}
      aria-labelledby={`need-${name}`}
      className={styles.step}
    >
      <h2 id={`need-${name}`} className="visually-hidden">
        {t(name)}
      </h2>
      {children}
    </section>
  )
}

/** An invalid field, or the step. The first step of a visit does not take the focus. */
const useFocusWhenReached = (isCurrent: boolean) => {
  const step = useRef<HTMLElement>(null)
  const wasCurrent = useRef(isCurrent)
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) {
      const invalid = step.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      const target = invalid ?? step.current
      target?.focus({ preventScroll: !invalid })
    }
    wasCurrent.current = isCurrent
  }, [isCurrent])
  return step
}
