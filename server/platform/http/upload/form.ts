import { join } from 'node:path'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileField } from '../../../../contract/endpoint.ts'
import { MB } from '../../../../contract/limits.ts'
import { isValidText } from '../../db/valid-text.ts'
import { Refusal } from '../refusal.ts'
import { type NamedUpload, uploadNamed } from './named-uploads.ts'
import { type IncomingFile, storeFile } from './store-file.ts'

type FilesOf<T> = Readonly<{ files: readonly T[]; count: number }>
export type FieldFiles = FilesOf<IncomingFile>

export type FormFiles = Readonly<Record<string, FilesOf<IncomingFile | NamedUpload>>>
export type Form = Readonly<{ texts: Record<string, unknown>; files: FormFiles }>

type Fields = Readonly<Record<string, FileField>>
type FormReader = {
  folder: string
  fields: Fields
  texts: Map<string, string[]>
  files: Map<string, { files: (IncomingFile | NamedUpload)[]; count: number }>
  bytesLeft: number
  /** Thrown after the whole body was read: a client that still sends does not read the response. */
  refusal?: Refusal
}

const LIMITS = { fieldSize: 128 * 1024, fields: 100, files: 100, parts: 200, fileSize: Infinity }

// Twice what the fields may hold: enough to name the file that is too large.
export const maxFormBytes = (fields: Fields) =>
  2 * Object.values(fields).reduce((sum, { most, bytes }) => sum + most * bytes, MB)

const refuse = (reader: FormReader, text: string) => {
  reader.refusal ??= new Refusal('bad_input', { text })
}

const readText = (reader: FormReader, { fieldname, value, valueTruncated }: MultipartValue) => {
  if (valueTruncated) return refuse(reader, `${fieldname} is too long`)
  if (typeof value !== 'string' || !isValidText(value)) return refuse(reader, `${fieldname} must be a text`)
  const sha256 = Object.hasOwn(reader.fields, fieldname) ? uploadNamed(value) : undefined
  if (sha256) return addNamed(reader, fieldname, sha256)
  // Browsers send line breaks as CRLF, which would count twice.
  const text = value.replaceAll('\r\n', '\n')
  reader.texts.set(fieldname, [...(reader.texts.get(fieldname) ?? []), text])
}

const placeFor = ({ folder, fields, files }: FormReader, fieldname: string) => {
  const field = Object.hasOwn(fields, fieldname) ? fields[fieldname] : undefined
  const taken = files.get(fieldname) ?? { files: [], count: 0 }
  const isWanted = field !== undefined && taken.count < field.most
  const path = join(folder, `${Object.keys(fields).indexOf(fieldname)}-${taken.count}`)
  return { field, taken, isWanted, path, most: isWanted ? field.bytes : 0 }
}

type Place = ReturnType<typeof placeFor>

const addFile = (
  reader: FormReader,
  fieldname: string,
  { taken, isWanted, file }: Place & { file: IncomingFile | NamedUpload },
) => {
  if (isWanted) taken.files.push(file)
  taken.count += 1
  reader.files.set(fieldname, taken)
}

const addNamed = (reader: FormReader, fieldname: string, sha256: string) => {
  const place = placeFor(reader, fieldname)
  const { path, most } = place
  addFile(reader, fieldname, { ...place, file: { sha256, path, most, isNamed: true } })
}

const readFile = async (reader: FormReader, part: MultipartFile) => {
  const { fieldname, filename } = part
  const place = placeFor(reader, fieldname)
  const onChunk = (bytes: number) => {
    reader.bytesLeft -= bytes
    if (reader.bytesLeft < 0) throw new Refusal('too_large')
  }
  const file = await storeFile(part.file, { ...place, onChunk })
  // Browsers send an empty file field as a file without name and content.
  if (!filename && file.bytes === 0) return
  if (!place.field) return refuse(reader, `${fieldname} takes no file`)
  addFile(reader, fieldname, { ...place, file })
}

const oneOrMany = (texts: string[]) => (texts.length === 1 ? texts[0] : texts)

export const noFiles = (fields: Fields): FormFiles =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, { files: [], count: 0 }]))

// The parser throws plain errors for a malformed form; other errors have a class or a code.
const isParseError = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !('code' in error)

// The parser does not end a form with a malformed part header, so reading it times out.
const STALLED_MS = 1_000

const nextPart = <T>({ raw }: FastifyRequest, parts: AsyncIterator<T>) =>
  new Promise<IteratorResult<T>>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const giveUp = () => reject(new Refusal('bad_input', { text: 'a part of the form has no head' }))
    const allIsRead = () => (timer = setTimeout(giveUp, STALLED_MS))
    if (raw.readableEnded) allIsRead()
    else raw.once('end', allIsRead)
    const settle = () => {
      clearTimeout(timer)
      raw.off('end', allIsRead)
    }
    parts.next().then(resolve, reject).finally(settle)
  })

const readParts = async (request: FastifyRequest, reader: FormReader) => {
  if (Number(request.headers['content-length'] ?? 0) > reader.bytesLeft) throw new Refusal('too_large')
  try {
    const parts = request.parts({ limits: LIMITS })
    for (let next = await nextPart(request, parts); !next.done; next = await nextPart(request, parts)) {
      if (next.value.type === 'field') readText(reader, next.value)
      else await readFile(reader, next.value)
    }
  } catch (error) {
    if (request.raw.readableAborted) throw new Refusal('bad_input')
    throw isParseError(error) ? new Refusal('bad_input', { text: error.message }) : error
  }
  if (reader.refusal) throw reader.refusal
}

export const parseForm = async (
  request: FastifyRequest,
  { fields, folder }: { fields: Fields; folder: string },
): Promise<Form> => {
  const reader: FormReader = {
    folder,
    fields,
    texts: new Map(),
    files: new Map(),
    bytesLeft: maxFormBytes(fields),
  }
  await readParts(request, reader)
  const texts = [...reader.texts].map(([name, values]) => [name, oneOrMany(values)])
  return {
    texts: Object.fromEntries(texts),
    files: { ...noFiles(fields), ...Object.fromEntries(reader.files) },
  }
}
