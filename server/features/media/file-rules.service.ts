import type { FileField } from '../../../contract/endpoint.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import { contentOf } from './content.ts'

/** The form's own words for what may be wrong with the files of a field. */
export type FileTexts = Readonly<{ count: string; kind: string; size: string }>

const messageOf = async ({ files, count }: FieldFiles, field: FileField, texts: FileTexts) => {
  if (count > field.most) return texts.count
  const contents = await Promise.all(files.map(({ path }) => contentOf(path)))
  if (contents.some((content) => content?.kind !== field.kind)) return texts.kind
  return files.some(({ isTooLarge }) => isTooLarge) ? texts.size : undefined
}

/** What is wrong with the files, by field, as far as it shows without decoding them. */
export const fileMessages = async <F extends string>(
  files: Readonly<Record<F, FieldFiles>>,
  fields: Readonly<Record<F, FileField>>,
  texts: Readonly<Record<F, FileTexts>>,
): Promise<Record<F, string | undefined>> => {
  const names = Object.keys(fields) as F[]
  const messages = names.map(async (name) => [name, await messageOf(files[name], fields[name], texts[name])])
  return Object.fromEntries(await Promise.all(messages)) as Record<F, string | undefined>
}
