type Paragraphs = Record<string, string>

export type PolicySectionTexts = {
  title: string
  text?: Paragraphs
  points?: Record<string, { term: string; text: string }>
  after?: Paragraphs
}

const headingIdOf = (id: string) => `${id}-title`

export const PolicySection = ({
  id,
  texts: { title, text, points, after },
}: {
  id: string
  texts: PolicySectionTexts
}) => (
  <section id={id} aria-labelledby={headingIdOf(id)} className="prose">
    <h2 id={headingIdOf(id)}>{title}</h2>
    <Words of={text} />
    {points && (
      <ul>
        {Object.entries(points).map(([key, point]) => (
          <li key={key}>
            <strong>{point.term}</strong> {point.text}
          </li>
        ))}
      </ul>
    )}
    <Words of={after} />
  </section>
)

const Words = ({ of }: { of: Paragraphs | undefined }) =>
  Object.entries(of ?? {}).map(([key, words]) => <p key={key}>{words}</p>)
