import { Avatar } from '../Avatar.tsx'
import { Awning } from '../Awning.tsx'
import { Badge } from '../Badge.tsx'
import { Icon, iconNames } from '../Icon.tsx'
import { Cluster, Stack } from '../Layout.tsx'
import { Logo } from '../Logo.tsx'
import type { Tone } from '../tone.ts'
import { Sample } from './Sample.tsx'
import type { Samples } from './samples.en.ts'
import styles from './StyleGuide.module.css'

const TONES: Tone[] = ['sindoor', 'marigold', 'leaf', 'indigo', 'beet']
const AWNINGS: Tone[] = ['sindoor', 'leaf', 'indigo', 'marigold']

export function Foundations({ words }: { words: Samples }) {
  const [first, second, third, fourth] = words.headings
  const { sweets, verified, draft, news, closed } = words.tags
  return (
    <Sample title={words.sections.foundations}>
      <Logo name={words.name} />
      <div className={styles.swatches}>
        {TONES.map((tone) => (
          <div key={tone} data-tone={tone} className={styles.swatch}>
            <span className={styles.fill}>{tone}</span>
            <span className={styles.soft}>{tone}</span>
          </div>
        ))}
      </div>
      <div className={styles.awnings}>
        {AWNINGS.map((tone) => (
          <Awning key={tone} tone={tone} />
        ))}
      </div>
      <Stack space="tight">
        <h2 className={styles.big}>{first}</h2>
        <h2>{second}</h2>
        <h3>{third}</h3>
        <h4>{fourth}</h4>
        <p>{words.pangram}</p>
        <small>{words.pangram}</small>
      </Stack>
      <Cluster space="tight">
        <Badge>{sweets}</Badge>
        <Badge tone="leaf">{verified}</Badge>
        <Badge tone="indigo">{news}</Badge>
        <Badge tone="sindoor">{draft}</Badge>
        <Badge tone="beet">{closed}</Badge>
        {words.people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Cluster>
      <Cluster>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Cluster>
    </Sample>
  )
}
