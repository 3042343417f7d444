import { firstOf, type Rule, type SelectedFile } from '../../../contract/rules.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import type { DroppedFile } from '../../ui/forms/FileTile.tsx'

export type { DroppedFile }
export type FilesRule = Rule<SelectedFile[]>

export const ruleForEachFile =
  (rule: Rule<SelectedFile>): FilesRule =>
  (files) =>
    files.map((file) => rule(file)).find(Boolean)

type MediaRule = { rule: FilesRule; most: number; full: RuleCode }

/** For new files beside the remaining ones. */
export const ruleForNewFiles = ({ rule, most, full }: MediaRule, remaining: number): FilesRule =>
  firstOf<SelectedFile[]>(rule, (files) => (remaining + files.length > most ? full : undefined))

// Its final size is not known yet.
const toSelectedFile = ({ source, isPreparing }: DroppedFile & { source: File }): SelectedFile =>
  isPreparing ? { name: source.name, size: 0 } : source

const isNewFile = (file: DroppedFile): file is DroppedFile & { source: File } => file.source instanceof File

/** Each file is validated together with the valid ones before it. Those on the server are not validated. */
export const validateFiles = (files: readonly DroppedFile[], rule: FilesRule): DroppedFile[] => {
  const valid: SelectedFile[] = []
  return files.map((file) => {
    if (!isNewFile(file)) return file
    const selected = toSelectedFile(file)
    const error = rule([...valid, selected])
    if (!error) valid.push(selected)
    return { ...file, error }
  })
}

export const hasInvalidFiles = (files: readonly DroppedFile[], rule: FilesRule) =>
  validateFiles(files, rule).some(({ error }) => error)

export const filesToUpload = (files: readonly DroppedFile[]) =>
  files.filter(isNewFile).map(({ source }) => source)
