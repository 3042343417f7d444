import { splitLinks } from './split-links.ts'
import styles from './PostText.module.css'

/** The author's own lines, never HTML. Addresses become links, marked as not ours for search engines. */
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
