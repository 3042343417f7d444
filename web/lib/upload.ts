// A form with files, with its progress: fetch() tells nothing of an upload's, so this is XMLHttpRequest.
import type { Endpoint, FileFields, Input, Reply } from '../../contract/endpoint.ts'
import { type RawResponse, withAccessToken, fillPath, parseReply, readHeaders } from './call.ts'

type UploadInput<E extends Endpoint> = Input<E> & { files: { [F in FileFields<E>]?: readonly File[] } }
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

const responseOf = (request: XMLHttpRequest): RawResponse => ({
  status: request.status,
  text: request.responseText,
  ...readHeaders((name) => request.getResponseHeader(name)),
})

type UploadRequest = { method: string; path: string; form: FormData; token: string | null }

const send = (
  { method, path, form, token }: UploadRequest,
  { onProgress, signal, headers = {} }: UploadOptions,
) =>
  new Promise<RawResponse>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener(
      'progress',
      ({ loaded, total }) => total > 0 && onProgress?.(loaded / total),
    )
    request.addEventListener('load', () => resolve(responseOf(request)))
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
  { files, ...parts }: UploadInput<E>,
  options: UploadOptions = {},
): Promise<Reply<E>> => {
  const form = formData('body' in parts ? (parts.body as object) : {}, files)
  const answer = await withAccessToken((token) =>
    send({ method, path: fillPath(path, parts), form, token }, options),
  )
  return parseReply(answer) as Reply<E>
}
