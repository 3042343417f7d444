import { useCallback } from 'react'

/** Points an element at a file for as long as it is shown; the browser gets the file's memory back afterwards. */
export const useFileSource = (source: File | string) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      const url = typeof source === 'string' ? source : URL.createObjectURL(source)
      if (element) element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [source],
  )
