import type { Visibility } from './content.queries.ts'

type Choice = 'hide' | 'remove'

const choices: Readonly<Record<Visibility, Choice[]>> = {
  shown: ['hide', 'remove'],
  hidden: ['remove'],
  removed: [],
}

export const choicesAbout = ({ visibility }: { visibility: Visibility }) => choices[visibility]
