// What may still be decided about a post or a comment.
import type { Visibility } from './content.queries.ts'

type Choice = 'hide' | 'remove'

const choices: Readonly<Record<Visibility, Choice[]>> = {
  shown: ['hide', 'remove'],
  hidden: ['remove'],
  removed: [],
}

/** What would change something. */
export const choicesAbout = ({ visibility }: { visibility: Visibility }) => choices[visibility]
