type DistrictProblem =
  /** Too many districts are saved. */
  | 'full'
  /** The browser has no space left, or no storage at all. */
  | 'noSpace'
  | 'noInternet'
  /** The signature is missing, of another site or of another text. */
  | 'changed'
  /** A newer version is saved. */
  | 'older'
  | 'unreadable'

export class DistrictError extends Error {
  override name = 'DistrictError'
  readonly problem: DistrictProblem
  constructor(problem: DistrictProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}
