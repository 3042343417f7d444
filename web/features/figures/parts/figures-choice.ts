// Which days, and which figure, the address asks for.
import { statsDays } from '../../../../contract/limits.ts'
import { paths } from '../../../lib/paths.ts'
import type { Figure, Period } from '../figures.api.ts'

/** What visitors do first, then what reaches the shop through Haat. */
export const FIGURES = [
  'views',
  'calls',
  'whatsapp',
  'directions',
  'website',
  'shares',
  'contacts_saved',
  'requests',
  'chats',
  'follows',
  'reviews',
] as const satisfies readonly Figure[]

export type FiguresChoice = { days: Period; figure: Figure }

const DEFAULT: FiguresChoice = { days: 30, figure: 'views' }

/** What is not offered is the usual choice. */
export const readChoice = (params: URLSearchParams): FiguresChoice => ({
  days: statsDays.find((days) => String(days) === params.get('days')) ?? DEFAULT.days,
  figure: FIGURES.find((figure) => figure === params.get('figure')) ?? DEFAULT.figure,
})

export const choicePath = ({ days, figure }: FiguresChoice) =>
  paths.figures({ days: String(days), ...(figure !== DEFAULT.figure && { figure }) })
