// Sends a multipart form. Large files are uploaded first, in chunks, and the form refers to them by hash.
import type { RawResponse } from '../http/raw-response.ts'
import { bearer, type Send } from './send.ts'
import { sendFile } from './send-file.ts'

/** In this order. A field may occur more than once. */
export type FormFields = readonly (readonly [field: string, value: string | File])[]

export type FormRequest = {
  method: string
  path: string
  fields: FormFields
  headers: Readonly<Record<string, string>>
  /** Null for guests, who send everything in one form. */
  token: string | null
  /** An earlier attempt may have succeeded with its reply lost. */
  isRepeat?: boolean
  timeoutMs?: number
}

type Options = { send: Send; onProgress?: ((progress: number) => void) | undefined }

// A smaller file is sent again within seconds, even on a slow network.
const LARGE_BYTES = 100_000

const isLarge = (value: string | File): value is File => typeof value !== 'string' && value.size > LARGE_BYTES

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const hashes = new WeakMap<File, Promise<string>>()

const hashOf = (file: File) => {
  const hash =
    hashes.get(file) ??
    file
      .arrayBuffer()
      .then((bytes) => crypto.subtle.digest('SHA-256', bytes))
      .then(toHex)
  hashes.set(file, hash)
  return hash
}

const sizeOf = (value: string | File) => (typeof value === 'string' ? 0 : value.size)

type Named = ReadonlyMap<File, string>

const formOf = (fields: FormFields, named: Named) => {
  const form = new FormData()
  for (const [field, value] of fields) {
    const sha256 = value instanceof File ? named.get(value) : undefined
    form.append(field, sha256 ? `upload:${sha256}` : value)
  }
  return form
}

const isMissing = ({ status, text }: RawResponse) => status === 409 && text.includes('"upload_missing"')

const largeFiles = async ({ fields, token }: FormRequest): Promise<Named> => {
  // crypto.subtle needs https.
  if (!token || !globalThis.crypto?.subtle) return new Map()
  const named = new Map<File, string>()
  for (const [, value] of fields) if (isLarge(value)) named.set(value, await hashOf(value))
  return named
}

const measure = (fields: FormFields, onProgress: Options['onProgress']) => {
  const total = fields.reduce((sum, [, value]) => sum + sizeOf(value), 0)
  let before = 0
  return {
    /** The progress of the current file or form. */
    onSent: (bytes: number) => onProgress?.(Math.min(1, (before + bytes) / Math.max(1, total))),
    next: (bytes: number) => void (before += bytes),
    left: () => total - before,
  }
}

/** The reply to the form, or the refusal of a file. Throws when the connection is lost. */
export const sendForm = async (request: FormRequest, { send, onProgress }: Options): Promise<RawResponse> => {
  const { method, path, fields, token, isRepeat, timeoutMs } = request
  const named = await largeFiles(request)
  const progress = measure(fields, onProgress)
  const headers = { ...request.headers, ...bearer(token) }
  const http = { method, path, headers, ...(timeoutMs !== undefined && { timeoutMs }) }
  const onFormProgress = (fraction: number) =>
    named.size === 0 ? onProgress?.(fraction) : progress.onSent(fraction * progress.left())
  const sendNaming = () => send({ ...http, body: formOf(fields, named) }, onFormProgress)

  if (named.size > 0 && isRepeat) {
    // A repeated key returns the first reply, without the files.
    const answer = await sendNaming()
    if (!isMissing(answer)) return answer
  }
  for (const [file, sha256] of named) {
    const refusal = await sendFile({ file, sha256, token, send, onSent: progress.onSent })
    if (refusal) return refusal
    progress.next(file.size)
  }
  return sendNaming()
}
