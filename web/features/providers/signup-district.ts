// A page of a district leads to the sign-up with that district chosen. It comes with the navigation and not in the address, which
// would make a page of its own for each district.

type SignupState = { district_id: number }

export const toSignupState = (districtId: number): SignupState => ({ district_id: districtId })

export const districtFromState = (state: unknown): number | undefined =>
  (state as Partial<SignupState> | null)?.district_id
