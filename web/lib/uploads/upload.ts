// Uploads a form with progress, by XMLHttpRequest because fetch() has no upload progress.
import type { Endpoint, FileFields, Input, Reply } from '../../../contract/endpoint.ts'
import { withAccessToken, fillPath, parseReply } from '../http/call.ts'
import { withProof } from '../proof/with-proof.ts'
import { type RawResponse, readHeaders } from '../http/raw-response.ts'
import type { Send } from './send.ts'
import { toFormFields } from './form-fields.ts'
import { sendForm } from './send-form.ts'

type UploadInput<E extends Endpoint> = Input<E> & { files: { [F in FileFields<E>]?: readonly File[] } }
/** The abort reason when the user has left the page without cancelling. */
export const LEFT_PAGE = 'left the page'

export type UploadOptions = {
  onProgress?: (progress: number) => void
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
}

const responseOf = (request: XMLHttpRequest): RawResponse => ({
  status: request.status,
  text: request.responseText,
  ...readHeaders((name) => request.getResponseHeader(name)),
})

export const sendByXhr =
  (signal?: AbortSignal): Send =>
  ({ method, path, headers, body, timeoutMs = 0 }, onSent) =>
    new Promise<RawResponse>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      request.timeout = timeoutMs
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener(
        'progress',
        ({ loaded, total }) => total > 0 && onSent?.(loaded / total),
      )
      request.addEventListener('load', () => resolve(responseOf(request)))
      // A TypeError, as from fetch().
      const fail = () => reject(new TypeError('The upload did not reach the server.'))
      request.addEventListener('error', fail)
      request.addEventListener('timeout', fail)
      const cancelled = new DOMException('The upload was cancelled.', 'AbortError')
      request.addEventListener('abort', () => reject(cancelled))
      // Between two chunks.
      if (signal?.aborted) return reject(cancelled)
      signal?.addEventListener('abort', () => request.abort())
      request.send(body)
    })

export const upload = async <E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { files, ...parts }: UploadInput<E>,
  { onProgress, signal, headers = {} }: UploadOptions = {},
): Promise<Reply<E>> => {
  const fields = await toFormFields('body' in parts ? (parts.body as object) : {}, files)
  const answer = await withAccessToken((token) =>
    withProof((proof) =>
      sendForm(
        { method, path: fillPath(path, parts), fields, headers: { ...headers, ...proof }, token },
        { send: sendByXhr(signal), onProgress },
      ),
    ),
  )
  return parseReply(answer) as Reply<E>
}
