import type { RuleCode } from '../../../contract/rule-texts.ts'
import { toFieldCodes } from '../../platform/http/form-refusal.ts'
import type { AccountProblems } from '../accounts/create-account.service.ts'
import type { FileProblems } from '../media/file-rules.service.ts'

export const FILE_CODES = {
  logo: { count: 'logoCount', kind: 'logoKind', size: 'logoSize' },
  images: { count: 'imagesCount', kind: 'imageKind', size: 'imageSize' },
  videos: { count: 'videosCount', kind: 'videoKind', size: 'videoSize' },
} as const satisfies Record<string, FileProblems<RuleCode>>

export const accountFieldCodes = ({ confirmPassword, mobileNumber, ...same }: Partial<AccountProblems>) =>
  toFieldCodes({ ...same, confirm_password: confirmPassword, mobile_number: mobileNumber })
