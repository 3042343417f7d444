import { useCallback } from 'react'

/** Revokes the object URL when the element is unmounted. */
export const useFileSource = (source: File | string) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      const url = typeof source === 'string' ? source : URL.createObjectURL(source)
      if (element) element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [source],
  )
