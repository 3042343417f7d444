export class UnusableVoice extends Error {
  override name = 'UnusableVoice'
  readonly problem: 'wrongKind' | 'tooLong'
  constructor(problem: 'wrongKind' | 'tooLong') {
    super(problem)
    this.problem = problem
  }
}
