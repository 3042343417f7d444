// What each kind of caller gets for a call, for the role table.

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
// With a grant anybody goes on; without one, a signed-in person does so for the own account. Administrators have nothing to prove.
export const ownersOnly = (status: number) => ({ ...peopleOnly(status, 403), anonymous: 403 })
