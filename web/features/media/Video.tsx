import { type ComponentProps, useState } from 'react'
import { useSavesData } from '../../lib/browser/data-saver.ts'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useHydrated } from '../../lib/browser/useHydrated.ts'

const VideoOffer = lazyOptional(async () => (await import('./parts/VideoOffer.tsx')).VideoOffer)

type Props = ComponentProps<'video'> & { src: string; 'aria-label': string }

/** With data saver on, the visitor sees the size before loading it. */
export const Video = (props: Props) => {
  const savesData = useSavesData()
  const isOffered = useHydrated() && savesData
  const [isAccepted, setAccepted] = useState(false)
  if (isOffered && !isAccepted) return <VideoOffer {...props} onAccept={() => setAccepted(true)} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an upload of a provider, without captions
    <video
      {...props}
      controls
      playsInline
      autoPlay={isAccepted}
      preload={savesData ? 'none' : 'metadata'}
      suppressHydrationWarning
    />
  )
}
