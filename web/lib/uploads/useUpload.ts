import { useEffect, useRef, useState } from 'react'
import { LEFT_PAGE, type UploadOptions } from './upload.ts'

/** One upload at a time, with progress and cancel. Leaving the page cancels it. */
export const useUpload = () => {
  /** From 0 to 1 while sending. */
  const [progress, setProgress] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  const cancel = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(LEFT_PAGE), [])

  const run = async (work: (options: UploadOptions) => Promise<void>) => {
    if (controller.current) return
    const { signal } = (controller.current = new AbortController())
    setProgress(0)
    try {
      await work({ onProgress: setProgress, signal })
    } finally {
      controller.current = undefined
      setProgress(undefined)
    }
  }
  return { progress, cancel, run }
}
