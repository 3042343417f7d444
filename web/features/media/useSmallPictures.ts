import { useEffect, useRef } from 'react'
import { makeSmall, mayBeMadeSmall } from '../../lib/pictures/make-small.ts'
import type { DroppedFile } from './chosen-files.ts'

type Options = { files: DroppedFile[]; onChange: (files: DroppedFile[]) => void }

const isPicture = ({ source }: DroppedFile) => source instanceof File && mayBeMadeSmall(source)

const withSmall = (file: DroppedFile, small: File): DroppedFile => {
  if (!(file.source instanceof File)) return file
  const changed = small !== file.source && { source: small, originalSize: file.source.size }
  return { ...file, ...changed, isPreparing: false }
}

/** Resizes each new picture when it is chosen. A form that is sent earlier waits for it (lib/uploads/upload.ts). */
export const useSmallPictures = ({ files, onChange }: Options) => {
  // Two pictures may become ready before the first change is rendered.
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  }, [files])
  const change = (next: DroppedFile[]) => {
    latest.current = next
    onChange(next)
  }
  const prepare = async ({ id, source }: DroppedFile) => {
    if (!(source instanceof File)) return
    const small = await makeSmall(source)
    // It may have been removed meanwhile.
    if (latest.current.some((file) => file.id === id))
      change(latest.current.map((file) => (file.id === id ? withSmall(file, small) : file)))
  }
  return (next: DroppedFile[]) => {
    const isNew = (file: DroppedFile) => isPicture(file) && !files.some(({ id }) => id === file.id)
    change(next.map((file) => (isNew(file) ? { ...file, isPreparing: true } : file)))
    for (const file of next.filter(isNew)) void prepare(file)
  }
}
