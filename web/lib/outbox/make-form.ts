import { makeSmall } from '../pictures/make-small.ts'
import type { OutboxRequest } from './entry.ts'

type Files = Readonly<Record<string, readonly File[]>>

/** Texts and files as the outbox keeps a form, its pictures made small. */
export const makeForm = async (body: object, files: Files): Promise<NonNullable<OutboxRequest['form']>> => {
  const texts = Object.entries(body).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, String(value)] as const],
  )
  const small = Object.entries(files).map(([field, list]) =>
    Promise.all(list.map(async (file) => [field, await makeSmall(file)] as const)),
  )
  return [...texts, ...(await Promise.all(small)).flat()]
}
