import { splitLinks } from './split-links.ts'
import styles from './PostText.module.css'

/** Never HTML. URLs become links with `nofollow ugc`. */
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
