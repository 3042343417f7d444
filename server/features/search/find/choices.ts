export type Choices = {
  openAt: string | null
  isVerified: boolean
  /** Minimum of the average rating, rounded to one decimal as on screens. */
  minRating: number | null
}
