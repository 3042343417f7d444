import type { FileField } from '../../../contract/endpoint.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import { contentOf } from './content.ts'

export type FileProblems<Code extends string> = Readonly<{ count: Code; kind: Code; size: Code }>

const problemOf = async <Code extends string>(
  { files, count }: FieldFiles,
  field: FileField,
  problems: FileProblems<Code>,
) => {
  if (count > field.most) return problems.count
  const contents = await Promise.all(files.map(({ path }) => contentOf(path)))
  if (contents.some((content) => content?.kind !== field.kind)) return problems.kind
  return files.some(({ isTooLarge }) => isTooLarge) ? problems.size : undefined
}

/** Errors by field that are found without decoding the files. */
export const invalidFiles = async <F extends string, Code extends string>(
  files: Readonly<Record<F, FieldFiles>>,
  fields: Readonly<Record<F, FileField>>,
  problems: Readonly<Record<F, FileProblems<Code>>>,
): Promise<Record<F, Code | undefined>> => {
  const names = Object.keys(fields) as F[]
  const found = names.map(async (name) => [name, await problemOf(files[name], fields[name], problems[name])])
  return Object.fromEntries(await Promise.all(found)) as Record<F, Code | undefined>
}
