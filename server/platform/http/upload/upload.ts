// The input of a request: a JSON body or, for an endpoint with files, a multipart form. Without files, its texts may also come as
// JSON.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import type { Db } from '../../db/db.ts'
import { Refusal } from '../refusal.ts'
import { convertTexts } from '../text-values.ts'
import { type FieldFiles, type Form, type FormFiles, noFiles, parseForm } from './form.ts'
import { withIncomingFolder } from './incoming.ts'
import { deleteUsedUploads, loadUpload } from './named-uploads.ts'

type InputRequest = {
  request: FastifyRequest
  reply: FastifyReply
  endpoint: Pick<Endpoint, 'body' | 'files' | 'takesBytes'>
  incomingDir: string
  db: Db
}

type ReceivedFiles = Readonly<Record<string, FieldFiles>>

export type RequestInput = {
  body: unknown
  bytes?: Buffer
  /** Loaded when the work runs: a replayed reply does not need the files, which may be deleted by then. */
  loadFiles: () => Promise<ReceivedFiles>
  /** The whole input with files as hashes, to recognise a repeated request. */
  asked: unknown
}

export const NO_INPUT: RequestInput = { body: undefined, loadFiles: async () => ({}), asked: undefined }

const readFormOrJson = async (
  { request, reply, endpoint: { body, files = {} } }: InputRequest,
  folder: string,
): Promise<{ texts: unknown; files: FormFiles }> => {
  if (!request.isMultipart()) return { texts: request.body, files: noFiles(files) }
  try {
    const form = await parseForm(request, { fields: files, folder })
    if (body) convertTexts(body, form.texts)
    return form
  } catch (error) {
    reply.header('connection', 'close')
    throw error
  }
}

const checkTexts = (request: FastifyRequest, schema: TSchema | undefined, texts: unknown) => {
  const validate = schema && request.compileValidationSchema(schema, 'body')
  if (!validate || validate(texts)) return
  const faults = (validate.errors ?? []).map(({ instancePath, message }) => `body${instancePath} ${message}`)
  throw Object.assign(new Error(faults.join(', ')), { validation: validate.errors })
}

const hashesOf = (files: Form['files']) =>
  Object.values(files).map((field) => field.files.map(({ sha256 }) => sha256))

const loadAll = async ({ request, db }: InputRequest, files: FormFiles): Promise<ReceivedFiles> => {
  const accountId = request.viewer?.id
  const loaded: Record<string, FieldFiles> = {}
  for (const [name, field] of Object.entries(files)) {
    const received = []
    for (const file of field.files)
      received.push('isNamed' in file ? await loadUpload(db, accountId, file) : file)
    loaded[name] = { ...field, files: received }
  }
  return loaded
}

const forgetNamed = async ({ request, db }: InputRequest, files: FormFiles) => {
  const named = Object.values(files).flatMap((field) => field.files.filter((file) => 'isNamed' in file))
  if (!request.viewer || named.length === 0) return
  const hashes = named.map(({ sha256 }) => sha256)
  await deleteUsedUploads(db, request.viewer.id, hashes).catch((error: unknown) =>
    request.log.warn({ err: error }, 'an upload was not removed'),
  )
}

const bodyOf = ({ request, endpoint: { takesBytes } }: InputRequest): RequestInput => {
  const { body } = request
  if (!takesBytes) return { ...NO_INPUT, body, asked: body }
  if (!Buffer.isBuffer(body)) throw new Refusal('wrong_kind')
  return { ...NO_INPUT, bytes: body }
}

export const withInput = async <T>(
  inputRequest: InputRequest,
  work: (taken: RequestInput) => Promise<T>,
): Promise<T> => {
  const { request, endpoint, incomingDir } = inputRequest
  if (!endpoint.files) return work(bodyOf(inputRequest))
  return withIncomingFolder(incomingDir, async (folder) => {
    const { texts, files } = await readFormOrJson(inputRequest, folder)
    checkTexts(request, endpoint.body, texts)
    const asked = { texts, files: hashesOf(files) }
    const done = await work({ body: texts, asked, loadFiles: () => loadAll(inputRequest, files) })
    await forgetNamed(inputRequest, files)
    return done
  })
}
