import { useEffect, useEffectEvent, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Entry } from '../../lib/outbox/entry.ts'

type FormContents<Values extends FieldValues> = {
  entry: Entry | undefined
  waiting: (entry: Entry) => DefaultValues<Values>
  /** What stands there without it, and at first. */
  saved: DefaultValues<Values>
}

const versionOf = ({ id, request: { body, form } }: Entry) => JSON.stringify([id, body, form])

/** Fills a form with what waits to be saved, or with what is saved, unless somebody types in it or sends it. */
export const useShowWaiting = <Values extends FieldValues>(
  { formState: { isDirty, isSubmitting }, reset }: UseFormReturn<Values>,
  { entry, waiting, saved }: FormContents<NoInfer<Values>>,
) => {
  const savedVersion = JSON.stringify(saved)
  const version = entry ? versionOf(entry) : savedVersion
  const shown = useRef(savedVersion)
  const show = useEffectEvent(() => {
    if (!isDirty && !isSubmitting) reset(entry ? waiting(entry) : saved)
  })
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    show()
  }, [version])
}
