import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { needs } from '../../../../contract/limits.ts'
import { need } from '../../../../contract/rules.ts'
import { paiseOf } from '../../../lib/format/rupees.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { withReturn } from '../../../lib/session/return-to.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { categoriesQuery } from '../../categories/categories.api.ts'
import type { DistrictChoice } from '../../places/DistrictField.tsx'
import styles from './NeedForm.module.css'
import type { NeedForm } from './useNeedForm.ts'
import type { useSendNeed } from './useSendNeed.ts'

type Props = { form: NeedForm; category: string; district: DistrictChoice }

export const BudgetStep = ({ form: { t, bind, texts }, category, district: { chosen } }: Props) => {
  const { data: categories = [] } = useQuery(categoriesQuery(call, useLanguage()))
  const title = categories.find(({ id }) => String(id) === category)?.title
  const facts = [title, chosen && `${chosen.name}, ${chosen.state}`, texts.when && t(`when.${texts.when}`)]
  return (
    <>
      <TextInput
        {...bind('budget_paise', (value) => need.budget(paiseOf(value)))}
        optionalText={t('optional')}
        hint={t('hints.budget')}
        before="₹"
        inputMode="decimal"
        autoComplete="off"
      />
      <div className={styles.summary}>
        <p className={styles.label}>{t('new.summary')}</p>
        <p className={styles.text}>{texts.text}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.how}>{t('new.how', { count: needs.asked.atOnce })}</p>
    </>
  )
}

type SendProps = {
  form: NeedForm
  state: ReturnType<typeof useSendNeed>['state']
  isVisitor: boolean
  onBack: () => void
}

export const SendButtons = ({ form: { t }, state, isVisitor, onBack }: SendProps) => {
  const isSending = state.progress !== undefined
  return (
    <>
      {state.problem && <Notice kind="error">{state.problem}</Notice>}
      {isSending && (
        <Progress label={t('new.progress')} value={(state.progress ?? 0) < 1 ? state.progress : undefined} />
      )}
      {isVisitor && <p className={styles.how}>{t('new.logInText')}</p>}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          size="large"
          onClick={isSending ? state.cancel : onBack}
          // After the last byte the server saves it: too late to cancel.
          disabled={state.progress === 1}
        >
          {t(isSending ? 'new.cancel' : 'new.back')}
        </Button>
        {isVisitor ? (
          <LogIn text={t('new.logIn')} />
        ) : (
          <Button
            type="submit"
            size="large"
            icon="send"
            loading={isSending}
            loadingText={t('new.sending')}
            className={styles.main}
          >
            {t('new.submit')}
          </Button>
        )}
      </div>
    </>
  )
}

const LogIn = ({ text }: { text: string }) => {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink
      size="large"
      to={paths.loginCustomer()}
      state={withReturn(pathname + search)}
      className={styles.main}
    >
      {text}
    </ButtonLink>
  )
}
