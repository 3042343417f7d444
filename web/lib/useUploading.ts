import { useEffect, useRef, useState } from 'react'
import type { UploadOptions } from './upload.ts'

export const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** One upload at a time, however quick the second press: how far it is, and the way to stop it. Leaving the page stops it too. */
export const useUploading = () => {
  /** From 0 to 1 while it is under way. */
  const [share, setShare] = useState<number>()
  const underWay = useRef<AbortController>(undefined)
  const cancel = () => underWay.current?.abort()
  useEffect(() => () => underWay.current?.abort(), [])

  const run = async (work: (options: UploadOptions) => Promise<void>) => {
    if (underWay.current) return
    const { signal } = (underWay.current = new AbortController())
    setShare(0)
    try {
      await work({ onProgress: setShare, signal })
    } finally {
      underWay.current = undefined
      setShare(undefined)
    }
  }
  return { share, cancel, run }
}
