import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type Props = { title: string; aside?: ReactNode; children: ReactNode }

export const Panel = ({ title, aside, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Omits names without a value. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) =>
      value === null || value === undefined || value === '' || value === false ? null : (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
)
