// What a call brings: a JSON body, or, where an endpoint takes files, a multipart form. Without files its texts may come as JSON too.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { type Form, noFiles, parseForm } from './form.ts'
import { withIncomingFolder } from './incoming.ts'

type InputRequest = {
  request: FastifyRequest
  reply: FastifyReply
  endpoint: Pick<Endpoint, 'body' | 'files'>
  incomingDir: string
}

export type RequestInput = {
  body: unknown
  files: Form['files']
  /** Everything that was sent, files as their hashes: the same again asks for the same. */
  asked: unknown
}

const readFormOrJson = async ({ request, reply, endpoint: { files = {} } }: InputRequest, folder: string) => {
  if (!request.isMultipart()) return { texts: request.body, files: noFiles(files) }
  try {
    return await parseForm(request, { fields: files, folder })
  } catch (error) {
    // The rest of the form may still be on its way: nobody will read it.
    reply.header('connection', 'close')
    throw error
  }
}

// As Fastify checks a JSON body, and with the same words.
const checkTexts = (request: FastifyRequest, schema: TSchema | undefined, texts: unknown) => {
  const validate = schema && request.compileValidationSchema(schema, 'body')
  if (!validate || validate(texts)) return
  const [first] = validate.errors ?? []
  const message = `body${first?.instancePath ?? ''} ${first?.message ?? 'is not valid'}`
  throw Object.assign(new Error(message), { validation: validate.errors })
}

const hashesOf = (files: Form['files']) =>
  Object.values(files).map((field) => field.files.map(({ sha256 }) => sha256))

/** Files live as long as the work, however it ends. */
export const withInput = async <T>(
  inputRequest: InputRequest,
  work: (taken: RequestInput) => Promise<T>,
): Promise<T> => {
  const { request, endpoint, incomingDir } = inputRequest
  if (!endpoint.files) return work({ body: request.body, files: {}, asked: request.body })
  return withIncomingFolder(incomingDir, async (folder) => {
    const { texts, files } = await readFormOrJson(inputRequest, folder)
    checkTexts(request, endpoint.body, texts)
    return work({ body: texts, files, asked: { texts, files: hashesOf(files) } })
  })
}
