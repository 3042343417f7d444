import { useState } from 'react'
import { FileDrop } from '../forms/FileDrop.tsx'
import type { DroppedFile } from '../forms/FileTile.tsx'
import { laddu } from './pictures.ts'
import { Sample } from './Sample.tsx'
import type { Samples } from './samples.en.ts'

const MAX_FILES = 2

export function Uploads({ words }: { words: Samples }) {
  const say = words.upload
  const [first = '', second = '', third = ''] = say.names
  const [files, setFiles] = useState<DroppedFile[]>([
    { id: '1', name: first, kind: 'image', source: laddu },
    { id: '2', name: second, kind: 'image', source: laddu, progress: 0.6 },
    { id: '3', name: third, kind: 'other', source: '', error: say.wrongKind },
  ])

  const check = (file: File, others: DroppedFile[]) => {
    if (!file.type.startsWith('image/')) return say.wrongKind
    return others.filter(({ error }) => !error).length >= MAX_FILES ? say.tooMany : undefined
  }

  return (
    <Sample title={words.sections.uploads}>
      <FileDrop
        label={say.label}
        prompt={say.prompt}
        hint={say.hint}
        accept=".webp,.jpeg,.jpg,.png"
        multiple
        files={files}
        onChange={setFiles}
        onCancel={(file) => setFiles(files.filter((other) => other !== file))}
        check={check}
        removeLabel={say.remove}
        cancelLabel={say.cancel}
        progressLabel={say.progress}
      />
    </Sample>
  )
}
