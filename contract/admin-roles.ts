// Who of the staff may do what: one table. An endpoint of the desk names its right, and serve() asks here.
export const staffRoles = ['owner', 'moderator', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

const everybody = staffRoles
const judges = ['owner', 'moderator'] as const
const owners = ['owner'] as const

export const staffRights = {
  /** The own session and second factor: also before the second factor is proved. */
  session: everybody,
  see_staff: everybody,
  see_cases: everybody,
  /** Assign, decide, reopen; answer an appeal. */
  judge_cases: judges,
  see_reporters: judges,
  see_audit: owners,
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffRight = keyof typeof staffRights

export const staffRightNames = Object.keys(staffRights) as StaffRight[]

export const mayStaff = (role: StaffRole, right: StaffRight) =>
  (staffRights[right] as readonly StaffRole[]).includes(role)

export const rightsOf = (role: StaffRole) => staffRightNames.filter((right) => mayStaff(role, right))
