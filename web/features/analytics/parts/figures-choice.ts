// The choice of days and figure is in the query string.
import { statsDays, statsFigures } from '../../../../contract/limits.ts'
import { paths } from '../../../lib/paths.ts'
import type { Figure, Period } from '../analytics.api.ts'

export type FiguresChoice = { days: Period; figure: Figure }

const DEFAULT: FiguresChoice = { days: 30, figure: 'views' }

export const readChoice = (params: URLSearchParams): FiguresChoice => ({
  days: statsDays.find((days) => String(days) === params.get('days')) ?? DEFAULT.days,
  figure: statsFigures.find((figure) => figure === params.get('figure')) ?? DEFAULT.figure,
})

export const choicePath = ({ days, figure }: FiguresChoice) =>
  paths.figures({ days: String(days), ...(figure !== DEFAULT.figure && { figure }) })
