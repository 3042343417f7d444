import { makeSmall } from '../pictures/make-small.ts'
import type { FormFields } from './send-form.ts'

export const toFormFields = async (
  body: object,
  files: Readonly<Record<string, readonly File[] | undefined>>,
): Promise<FormFields> => {
  const texts = Object.entries(body).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, String(value)] as const],
  )
  const scaled = Object.entries(files).flatMap(([field, list = []]) =>
    list.map(async (file) => [field, await makeSmall(file)] as const),
  )
  return [...texts, ...(await Promise.all(scaled))]
}
