// Rights of the staff roles. An admin endpoint declares its right, and serve() checks it.
export const staffRoles = ['owner', 'moderator', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

const judges = ['owner', 'moderator'] as const
const owners = ['owner'] as const
const answerers = ['owner', 'support'] as const

export const staffRights = {
  /** Own session and second factor: also before the second factor is verified. */
  session: staffRoles,
  see_staff: staffRoles,
  see_cases: staffRoles,
  judge_cases: judges,
  see_reporters: judges,
  see_audit: owners,
  see_security: owners,
  see_people: staffRoles,
  /** Mobile number, email and address. Each access is logged. */
  see_personal: staffRoles,
  judge_people: judges,
  /** For a business whose owner lost the phone and the recovery codes. */
  remove_second_factor: judges,
  see_content: staffRoles,
  judge_content: judges,
  see_overview: staffRoles,
  tend_deliveries: owners,
  see_inbox: staffRoles,
  answer_inbox: answerers,
  announce: owners,
  edit_reference: owners,
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffRight = keyof typeof staffRights

export const staffRightNames = Object.keys(staffRights) as StaffRight[]

export const mayStaff = (role: StaffRole, right: StaffRight) =>
  (staffRights[right] as readonly StaffRole[]).includes(role)

export const rightsOf = (role: StaffRole) => staffRightNames.filter((right) => mayStaff(role, right))
