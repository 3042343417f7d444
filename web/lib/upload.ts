// A form with files, with its progress: fetch() tells nothing of an upload's, so this is XMLHttpRequest.
import type { Endpoint, FileFields, Input, Reply } from '../../contract/endpoint.ts'
import { type Answer, asSignedIn, fillPath, replyFrom, secondsIn } from './call.ts'

type Form<E extends Endpoint> = Input<E> & { files: { [F in FileFields<E>]?: readonly File[] } }
export type UploadOptions = {
  onProgress?: (share: number) => void
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
}

const formData = (body: object, files: Record<string, readonly File[] | undefined>) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(body))
    if (value !== undefined) form.append(field, String(value))
  for (const [field, list = []] of Object.entries(files)) for (const file of list) form.append(field, file)
  return form
}

const answerOf = (request: XMLHttpRequest): Answer => ({
  status: request.status,
  text: request.responseText,
  retryAfter: secondsIn(request.getResponseHeader('retry-after')),
})

type Sent = { method: string; path: string; form: FormData; token: string | null }

const send = ({ method, path, form, token }: Sent, { onProgress, signal, headers = {} }: UploadOptions) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener(
      'progress',
      ({ loaded, total }) => total > 0 && onProgress?.(loaded / total),
    )
    request.addEventListener('load', () => resolve(answerOf(request)))
    // The words of fetch(), so that callers know one kind of failure.
    request.addEventListener('error', () => reject(new TypeError('The upload did not reach the server.')))
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    )
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })

export const upload = async <E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { files, ...parts }: Form<E>,
  options: UploadOptions = {},
): Promise<Reply<E>> => {
  const form = formData('body' in parts ? (parts.body as object) : {}, files)
  const answer = await asSignedIn((token) =>
    send({ method, path: fillPath(path, parts), form, token }, options),
  )
  return replyFrom(answer) as Reply<E>
}
