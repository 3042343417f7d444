/** Associated data: a part is not valid for another account, in another position, or at the end when parts after it are missing. */
export const partAad = ({
  accountId,
  position,
  isLast,
}: {
  accountId: number
  position: number
  isLast: boolean
}) => `${accountId} ${position} ${isLast ? 'last' : 'more'}`
