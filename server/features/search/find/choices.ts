/** What a person asks of every business that is shown. */
export type Choices = {
  /** Open at this moment; null: open or not. */
  openAt: string | null
  isVerified: boolean
  /** The least mean of its ratings, as it is shown: with one decimal. */
  minRating: number | null
}
