import type { CaseDetails } from '../features/admin/cases/cases.api.ts'

export const aReport = (
  given: Partial<CaseDetails['reports'][number]> = {},
): CaseDetails['reports'][number] => ({
  id: 31,
  reason: 'scam',
  description: 'Nothing came',
  created_at: '2025-05-03T06:30:00Z',
  status: 'open',
  urgency: 'normal',
  reporter: 'visitor',
  evidence: 0,
  ...given,
})
