// The expected status per role, for the table of access.test.ts.

export const all = (status: number) => ({
  anonymous: status,
  customer: status,
  provider: status,
  admin: status,
  suspended: 401,
})
export const ok = all(200)
export const customersOnly = (status: number) => ({
  anonymous: 401,
  customer: status,
  provider: 403,
  admin: 403,
  suspended: 401,
})
export const providersOnly = (status: number) => ({
  anonymous: 401,
  customer: 403,
  provider: status,
  admin: 403,
  suspended: 401,
})
export const peopleOnly = (status: number, admin: number) => ({
  anonymous: 401,
  customer: status,
  provider: status,
  admin,
  suspended: 401,
})
// Requires a grant or a session of the own account. Administrators have nothing to verify.
export const ownersOnly = (status: number) => ({ ...peopleOnly(status, 403), anonymous: 403 })
