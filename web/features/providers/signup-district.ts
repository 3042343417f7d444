// The district is in the navigation state and not in the URL: each district would be a page of its own for crawlers.

type SignupState = { district_id: number }

export const toSignupState = (districtId: number): SignupState => ({ district_id: districtId })

export const districtFromState = (state: unknown): number | undefined =>
  (state as Partial<SignupState> | null)?.district_id
