// Takes a multipart form as it comes: texts into memory, files onto the disk, nothing of a file beyond its field's limit.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileField } from '../../../../contract/endpoint.ts'
import { MB } from '../../../../contract/limits.ts'
import { isStorable } from '../../db/storable.ts'
import { Refusal } from '../refusal.ts'

/** A file that came with a form, in a folder that goes with the request. A too large one is there in part. */
export type IncomingFile = Readonly<{ path: string; bytes: number; isTooLarge: boolean; sha256: string }>

/** What came for one field: at most as many files as it holds, and how many there were. */
export type FieldFiles = Readonly<{ files: readonly IncomingFile[]; count: number }>

export type Form = Readonly<{ texts: unknown; files: Readonly<Record<string, FieldFiles>> }>

type Fields = Readonly<Record<string, FileField>>
type Taking = {
  folder: string
  fields: Fields
  texts: Map<string, string[]>
  files: Map<string, { files: IncomingFile[]; count: number }>
  bytesLeft: number
  /** Thrown when all is read: whoever is still sending does not hear an answer. */
  refusal?: Refusal
}

// The longest text of a form in the longest letters, with room; files are counted here, not by the parser.
const LIMITS = { fieldSize: 128 * 1024, fields: 100, files: 100, parts: 200, fileSize: Infinity }

// Twice what the fields may hold: enough to name the file that is too large, and an end to everything else.
export const mostBytes = (fields: Fields) =>
  2 * Object.values(fields).reduce((sum, { most, bytes }) => sum + most * bytes, MB)

const refuse = (taking: Taking, text: string) => {
  taking.refusal ??= new Refusal('bad_input', { text })
}

const takeText = (taking: Taking, { fieldname, value, valueTruncated }: MultipartValue) => {
  if (valueTruncated) return refuse(taking, `${fieldname} is too long`)
  if (typeof value !== 'string' || !isStorable(value)) return refuse(taking, `${fieldname} must be a text`)
  // A browser sends every line break of a form as CRLF, which would count twice.
  const text = value.replaceAll('\r\n', '\n')
  taking.texts.set(fieldname, [...(taking.texts.get(fieldname) ?? []), text])
}

const store = async (taking: Taking, part: MultipartFile, { name, most }: { name: string; most: number }) => {
  const path = join(taking.folder, name)
  const hash = createHash('sha256')
  let bytes = 0
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      taking.bytesLeft -= chunk.length
      if (taking.bytesLeft < 0) throw new Refusal('too_large')
      const room = most - bytes
      bytes += chunk.length
      if (room > 0) yield chunk.subarray(0, room)
    }
  }
  await pipeline(part.file, measured, createWriteStream(path))
  return { path, bytes, isTooLarge: bytes > most, sha256: hash.digest('hex') }
}

const takeFile = async (taking: Taking, part: MultipartFile) => {
  const { fieldname, filename } = part
  const field = Object.hasOwn(taking.fields, fieldname) ? taking.fields[fieldname] : undefined
  const taken = taking.files.get(fieldname) ?? { files: [], count: 0 }
  const isWanted = field !== undefined && taken.count < field.most
  const name = `${Object.keys(taking.fields).indexOf(fieldname)}-${taken.count}`
  const file = await store(taking, part, { name, most: isWanted ? field.bytes : 0 })
  // A browser sends a field in which nothing was chosen as a file without name and content.
  if (!filename && file.bytes === 0) return
  if (!field) return refuse(taking, `${fieldname} takes no file`)
  if (isWanted) taken.files.push(file)
  taken.count += 1
  taking.files.set(fieldname, taken)
}

const onlyOrAll = (texts: string[]) => (texts.length === 1 ? texts[0] : texts)

export const noFiles = (fields: Fields): Form['files'] =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, { files: [], count: 0 }]))

// The parser throws bare errors at a form that is none; whatever else fails has a class or a code.
const isNoForm = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !('code' in error)

const readParts = async (request: FastifyRequest, taking: Taking) => {
  if (Number(request.headers['content-length'] ?? 0) > taking.bytesLeft) throw new Refusal('too_large')
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') takeText(taking, part)
      else await takeFile(taking, part)
    }
  } catch (error) {
    // Whoever has gone away hears no answer, and nothing has failed here.
    if (request.raw.readableAborted) throw new Refusal('bad_input')
    throw isNoForm(error) ? new Refusal('bad_input', { text: error.message }) : error
  }
  if (taking.refusal) throw taking.refusal
}

export const takeForm = async (
  request: FastifyRequest,
  { fields, folder }: { fields: Fields; folder: string },
): Promise<Form> => {
  const taking: Taking = {
    folder,
    fields,
    texts: new Map(),
    files: new Map(),
    bytesLeft: mostBytes(fields),
  }
  await readParts(request, taking)
  const texts = [...taking.texts].map(([name, values]) => [name, onlyOrAll(values)])
  return {
    texts: Object.fromEntries(texts),
    files: { ...noFiles(fields), ...Object.fromEntries(taking.files) },
  }
}
