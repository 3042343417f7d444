import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './VideoOffer.module.css'

type Props = { src: string; 'aria-label'?: string; className?: string | undefined; onAccept: () => void }

const readSize = async (src: string) => {
  const { ok, headers } = await fetch(src, { method: 'HEAD' })
  return ok ? Number(headers.get('content-length')) : 0
}

/** Replaces a video until the visitor loads it. */
export const VideoOffer = ({ src, 'aria-label': label, className, onAccept }: Props) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'slider' })
  const { data: bytes } = useQuery({
    queryKey: ['video-size', src],
    queryFn: () => readSize(src),
    staleTime: Infinity,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a group of just this
    <div role="group" aria-label={label} className={classes(styles.offer, className)}>
      <Button variant="secondary" icon="play" onClick={onAccept}>
        {bytes ? t('load', { size: formatBytes(bytes) }) : t('loadUnknown')}
      </Button>
    </div>
  )
}
