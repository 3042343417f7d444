// Which of the chosen files may be sent. Judged anew whenever the list changes: a third picture is right once another is gone.
import type { SelectedFile, Rule } from '../../../contract/rules.ts'
import type { DroppedFile } from '../../ui/forms/FileTile.tsx'

export type { DroppedFile }
export type FilesRule = Rule<SelectedFile[]>

/** A rule for one file, of each file in a list. */
export const ruleForEachFile =
  (rule: Rule<SelectedFile>): FilesRule =>
  (files) =>
    files.map((file) => rule(file)).find(Boolean)

// How large it will be is not known yet.
const judgedAs = ({ source, isPreparing }: DroppedFile & { source: File }): SelectedFile =>
  isPreparing ? { name: source.name, size: 0 } : source

const isChosenHere = (file: DroppedFile): file is DroppedFile & { source: File } =>
  file.source instanceof File

/** Each file together with the good ones before it. Those that the server already has are not judged. */
export const validateFiles = (files: readonly DroppedFile[], rule: FilesRule): DroppedFile[] => {
  const good: SelectedFile[] = []
  return files.map((file) => {
    if (!isChosenHere(file)) return file
    const judged = judgedAs(file)
    const error = rule([...good, judged])
    if (!error) good.push(judged)
    return { ...file, error }
  })
}

export const hasInvalidFiles = (files: readonly DroppedFile[], rule: FilesRule) =>
  validateFiles(files, rule).some(({ error }) => error)

/** What is sent: the files chosen here. */
export const filesToUpload = (files: readonly DroppedFile[]) =>
  files.filter(isChosenHere).map(({ source }) => source)
