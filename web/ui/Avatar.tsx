import { classes } from './classes.ts'
import styles from './Avatar.module.css'
import type { Tone } from './tone.ts'

type Props = { name: string; src?: string | undefined; size?: 'small' | 'medium' | 'large' | undefined }

/** Decorative: the name is beside it. */
export function Avatar({ name, src, size = 'medium' }: Props) {
  const className = classes(styles.avatar, styles[size])
  if (src) return <img src={src} alt="" loading="lazy" className={className} />
  return (
    // Older browsers cut conjuncts at another place than the server does; the letter is only decoration.
    <span data-tone={toneOf(name)} aria-hidden="true" className={className} suppressHydrationWarning>
      {firstLetter(name)}
    </span>
  )
}

const TONES: Tone[] = ['sindoor', 'marigold', 'leaf', 'indigo']

let segmenter: Intl.Segmenter | undefined

// A whole letter as a reader sees it: प्रिया gives प्रि, not प.
const firstLetter = (name: string) => {
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(name.trim()).containing(0)?.segment.toLocaleUpperCase() ?? ''
}

const toneOf = (name: string) => {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (total, code) => total + code,
    0,
  )
  return TONES[sum % TONES.length]
}
