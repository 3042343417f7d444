import { splitLinks } from './split-links.ts'
import styles from './PostText.module.css'

/** A person's own lines. Never HTML; what looks like an address leads there, without our good name. */
export const PostText = ({ text }: { text: string }) => (
  <p className={styles.text}>
    {splitLinks(text).map((part, at) =>
      part.href ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
        <a key={at} href={part.href} target="_blank" rel="nofollow ugc noopener">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </p>
)
