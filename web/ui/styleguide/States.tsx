import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { CardGrid } from '../Layout.tsx'
import { Link } from '../Link.tsx'
import { Notice } from '../Notice.tsx'
import { Progress } from '../Progress.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { Sample } from './Sample.tsx'
import type { Samples } from './samples.en.ts'
import styles from './StyleGuide.module.css'

const noop = () => undefined

export function States({ words }: { words: Samples }) {
  const say = words.states
  return (
    <Sample title={words.sections.states}>
      <div className={styles.columns}>
        <Notice kind="info">{say.info}</Notice>
        <Notice kind="success">{say.success}</Notice>
        <Notice kind="warning">{say.warning}</Notice>
        <Notice kind="error" title={say.errorTitle}>
          {say.error}
        </Notice>
        <EmptyState
          title={say.empty}
          text={say.emptyText}
          action={<Button variant="secondary">{say.emptyAction}</Button>}
        />
        <ErrorState
          title={say.failed}
          text={say.failedText}
          retryText={say.retry}
          onRetry={noop}
          retrying={false}
        />
        <Progress label={say.sending} value={0.4} />
        <Progress label={say.waiting} />
      </div>
      <CardGrid>
        <Skeleton label={say.loading} shape="card" count={3} />
        <div>
          <Skeleton label={say.loading} shape="text" count={5} />
        </div>
      </CardGrid>
    </Sample>
  )
}

export function Prose({ words: { sections, prose } }: { words: Samples }) {
  return (
    <Sample title={sections.prose}>
      <div className="prose">
        <h3>{prose.heading}</h3>
        <p>{prose.first}</p>
        <ul>
          {prose.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <blockquote>{prose.quote}</blockquote>
        <p>
          <Link to="#top">{prose.link}</Link>
        </p>
      </div>
    </Sample>
  )
}
