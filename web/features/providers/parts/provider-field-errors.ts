import { CallError } from '../../../lib/http/call.ts'
import { fieldProblems } from '../../../lib/forms/rule-text.ts'
import type { ProviderField } from './provider-fields.ts'

// The form has one field where the payload has several.
const FORM_FIELD_OF: Readonly<Record<string, ProviderField>> = {
  state: 'district',
  country: 'district',
  latitude: 'position',
  longitude: 'position',
  deleted_images: 'images',
  deleted_videos: 'videos',
}

export type ProviderFieldError = { field: ProviderField; message: string }

export const providerFieldErrors = (
  error: unknown,
  fields: readonly ProviderField[],
): ProviderFieldError[] => {
  if (!(error instanceof CallError)) return []
  const found = new Map<ProviderField, string>()
  for (const [name, messages] of Object.entries(fieldProblems(error) ?? {})) {
    const field = fields.find((each) => each === (FORM_FIELD_OF[name] ?? name))
    const [message] = [messages].flat()
    if (field && typeof message === 'string' && !found.has(field)) found.set(field, message)
  }
  return [...found].map(([field, message]) => ({ field, message }))
}
