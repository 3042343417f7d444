// Which of the chosen files may be sent. Judged anew whenever the list changes: a third picture is right once another is gone.
import type { ChosenFile, Rule } from '../../../contract/rules.ts'
import type { DroppedFile } from '../../ui/FileTile.tsx'

export type { DroppedFile }
export type FilesRule = Rule<ChosenFile[]>

/** A rule for one file, of each file in a list. */
export const each =
  (rule: Rule<ChosenFile>): FilesRule =>
  (files) =>
    files.map((file) => rule(file)).find(Boolean)

/** Each file together with the good ones before it. Those that the server already has are not judged. */
export const judged = (files: readonly DroppedFile[], rule: FilesRule): DroppedFile[] => {
  const good: File[] = []
  return files.map((file) => {
    if (!(file.source instanceof File)) return file
    const error = rule([...good, file.source])
    if (!error) good.push(file.source)
    return { ...file, error }
  })
}

export const hasRefused = (files: readonly DroppedFile[], rule: FilesRule) =>
  judged(files, rule).some(({ error }) => error)

/** What is sent: the files chosen here. */
export const newFiles = (files: readonly DroppedFile[]) =>
  files.flatMap(({ source }) => (source instanceof File ? [source] : []))
