// Who of the staff may do what: one table. An admin endpoint names its right, and serve() asks here.
export const staffRoles = ['owner', 'moderator', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

const everybody = staffRoles
const judges = ['owner', 'moderator'] as const
const owners = ['owner'] as const
const answerers = ['owner', 'support'] as const

export const staffRights = {
  /** The own session and second factor: also before the second factor is proved. */
  session: everybody,
  see_staff: everybody,
  see_cases: everybody,
  /** Assign, decide, reopen; answer an appeal. */
  judge_cases: judges,
  see_reporters: judges,
  see_audit: owners,
  see_people: everybody,
  /** Mobile number, e-mail and address: the asking is logged. */
  see_personal: everybody,
  /** Suspend, restore, end sessions, mark a business verified. */
  judge_people: judges,
  /** Of a business whose owner lost phone and recovery codes. */
  remove_second_factor: judges,
  see_content: everybody,
  /** Hide, remove, restore. */
  judge_content: judges,
  see_overview: everybody,
  /** Send again what was given up. */
  tend_deliveries: owners,
  see_inbox: everybody,
  answer_inbox: answerers,
  announce: owners,
  /** Names and synonyms of categories and districts. */
  edit_reference: owners,
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffRight = keyof typeof staffRights

export const staffRightNames = Object.keys(staffRights) as StaffRight[]

export const mayStaff = (role: StaffRole, right: StaffRight) =>
  (staffRights[right] as readonly StaffRole[]).includes(role)

export const rightsOf = (role: StaffRole) => staffRightNames.filter((right) => mayStaff(role, right))
