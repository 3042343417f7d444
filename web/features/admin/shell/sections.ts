// `letter` opens the section after a g.
import type { StaffRight } from '../../../../contract/admin-roles.ts'
import type { adminPaths } from './admin-paths.ts'

type Section = {
  /** Its text is `nav.<name>` of the namespace Admin. */
  name: Exclude<
    keyof typeof adminPaths,
    'case' | 'person' | 'message' | 'announcement' | 'breachNotice' | 'categoryWords' | 'secondFactor'
  >
  right: StaffRight
  letter: string
}

const sections: readonly Section[] = [
  { name: 'overview', right: 'see_overview', letter: 'h' },
  { name: 'cases', right: 'see_cases', letter: 'c' },
  { name: 'appeals', right: 'see_cases', letter: 'a' },
  { name: 'people', right: 'see_people', letter: 'p' },
  { name: 'content', right: 'see_content', letter: 'o' },
  { name: 'orders', right: 'see_content', letter: 'd' },
  { name: 'inbox', right: 'see_inbox', letter: 'i' },
  { name: 'announcements', right: 'announce', letter: 'n' },
  { name: 'reference', right: 'edit_reference', letter: 'r' },
  { name: 'security', right: 'see_security', letter: 's' },
  { name: 'audit', right: 'see_audit', letter: 'l' },
]

export const sectionsFor = (rights: readonly StaffRight[]) =>
  sections.filter(({ right }) => rights.includes(right))
