import type { Endpoint, FileFields, Input } from '../../../contract/endpoint.ts'
import { fillPath } from '../http/call.ts'
import { toFormFields } from '../uploads/form-fields.ts'
import type { OutboxRequest } from './entry.ts'

type FilesInput<E extends Endpoint> = [FileFields<E>] extends [never]
  ? unknown
  : { files: { [F in FileFields<E>]?: readonly File[] } }

/** What a call takes, with the files of an endpoint that has some. The key is the Idempotency-Key of every attempt. */
export type QueuedInput<E extends Endpoint> = Input<E> & FilesInput<E> & { key: string; ifMatch?: string }

type InputParts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: Record<string, readonly File[] | undefined>
  ifMatch?: string | undefined
}

export const toRequest = async (
  method: string,
  path: string,
  { body, files, ifMatch, ...parts }: InputParts,
): Promise<OutboxRequest> => ({
  method,
  path: fillPath(path, parts),
  ...(files ? { form: await toFormFields(body ?? {}, files) } : body && { body }),
  ...(ifMatch && { ifMatch }),
})
