import { useEffect, useEffectEvent, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Entry } from '../../lib/outbox/entry.ts'

type FormContents<Values extends FieldValues> = {
  entry: Entry | undefined
  waiting: (entry: Entry) => DefaultValues<Values>
  saved: DefaultValues<Values>
}

const versionOf = ({ id, request: { body, form } }: Entry) => JSON.stringify([id, body, form])

/** Fills a form from an entry, or from the saved values, unless it is being edited or sent. */
export const useShowWaiting = <Values extends FieldValues>(
  { formState: { isDirty, isSubmitting }, reset }: UseFormReturn<Values>,
  { entry, waiting, saved }: FormContents<NoInfer<Values>>,
) => {
  const savedVersion = JSON.stringify(saved)
  const version = entry ? versionOf(entry) : savedVersion
  const appliedVersion = useRef(savedVersion)
  const show = useEffectEvent(() => {
    if (!isDirty && !isSubmitting) reset(entry ? waiting(entry) : saved)
  })
  useEffect(() => {
    if (appliedVersion.current === version) return
    appliedVersion.current = version
    show()
  }, [version])
}
