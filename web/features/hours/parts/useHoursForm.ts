import { type SubmitEvent, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { dateOf } from '../../../../contract/open-state.ts'
import { isConflict, type Tagged } from '../../../lib/http/call.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { type Hours, ownHoursQuery, readOwnHours, saveOwnHours } from '../hours.api.ts'
import { useIndiaDay } from '../../../lib/time/useIndiaDay.ts'
import { draftOf, hasProblems, type HoursDraft, NO_PROBLEMS, problemsOf } from './hours-draft.ts'

export type SavedHours = Tagged<Hours | null>

const isSame = (one: HoursDraft, other: HoursDraft) => JSON.stringify(one) === JSON.stringify(other)

/** `saved` is the version the form was filled from; its ETag is sent with the changes. */
export const useHoursForm = (initial: SavedHours, accountId: number) => {
  const { t } = useTranslation('Hours')
  const client = useQueryClient()
  const today = dateOf(useIndiaDay())
  const [saved, setSaved] = useState(initial)
  const [draft, setDraft] = useState(() => draftOf(initial.reply))
  const [attempts, setAttempts] = useState(0)
  const [conflicts, setConflicts] = useState(0)
  const problems = attempts > 0 ? problemsOf(draft, today) : NO_PROBLEMS

  const show = (latest: SavedHours) => {
    client.setQueryData(ownHoursQuery(accountId).queryKey, latest)
    setSaved(latest)
    setDraft(draftOf(latest.reply))
    setAttempts(0)
    setConflicts(0)
  }
  const { write, isPending, error } = useWrite({
    mutationFn: (changed: HoursDraft) => saveOwnHours(changed, saved.tag),
    onDone: (latest) => {
      show(latest)
      showProviderToast({ kind: 'success', text: t('saved') })
    },
    onFailed: (failure) => {
      if (isConflict(failure)) setConflicts((count) => count + 1)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAttempts((count) => count + 1)
    if (!hasProblems(problemsOf(draft, today))) write(draft)
  }
  return {
    t,
    today,
    draft,
    change: setDraft,
    problems,
    attempts,
    submit,
    isPending,
    isDirty: !isSame(draft, draftOf(saved.reply)),
    isNew: saved.reply === null,
    problem: error && !isConflict(error) ? reasonText(t, error, t('noAnswer')) : undefined,
    conflicts,
    loadLatest: async () => show(await readOwnHours()),
  }
}

export type HoursForm = ReturnType<typeof useHoursForm>
