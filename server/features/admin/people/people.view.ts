import { pictureUrl } from '../../media/media-urls.service.ts'
import { decisionStateView, type DecisionWithDecider } from '../cases/cases.view.ts'
import { choicesFor } from '../decisions/decision.policy.ts'
import { maskedEmail, maskedMobile } from '../../accounts/accounts.service.ts'
import { accountStatusEndsAt, accountStatusOf } from '../account-status.policy.ts'
import type { Counts, FullPersonRow, PersonRow } from './people.queries.ts'

const time = (at: Date | null) => at?.toISOString() ?? null

export const personView = (row: PersonRow, now: Date) => ({
  id: row.id,
  kind: row.role,
  name: row.name,
  username: row.username,
  business_name: row.businessName,
  business_category: row.category,
  district: row.district,
  standing: accountStatusOf(row, now),
  until: time(accountStatusEndsAt(row, now)),
  verified: row.vouchedAt !== null,
  created_at: row.createdAt.toISOString(),
})

const masked = ({ mobileNumber, email, streetAddress }: FullPersonRow) => ({
  mobile_number: mobileNumber && maskedMobile(mobileNumber),
  email: email && maskedEmail(email),
  street_address: streetAddress && '***',
})

export const personalView = ({ mobileNumber, email, streetAddress, zipcode }: FullPersonRow) => ({
  mobile_number: mobileNumber,
  email,
  street_address: streetAddress,
  zipcode,
})

const businessView = (row: FullPersonRow) =>
  row.businessName === null
    ? null
    : {
        tagline: row.businessTagline ?? '',
        description: row.businessDescription ?? '',
        website_link: row.websiteLink,
        logo: row.logo && pictureUrl(row.logo),
        images: (row.shown ?? []).filter(({ kind }) => kind === 'image').map(pictureUrl),
        verified_at: time(row.vouchedAt),
        verified_by: row.vouchedBy,
      }

/** None for a deleted account; dismissing requires a report. */
const choicesAbout = ({ role, deletedAt }: PersonRow) =>
  deletedAt ? [] : choicesFor(role).filter((decision) => decision !== 'dismiss')

type Parts = {
  row: FullPersonRow
  counts: Counts
  decisions: readonly DecisionWithDecider[]
  isFactorOn: boolean
  now: Date
}

export const personInFullView = ({ row, counts, decisions, isFactorOn, now }: Parts) => ({
  ...personView(row, now),
  is_proved: row.verifiedAt !== null,
  has_second_factor: isFactorOn,
  language: row.language,
  suspended_until: time(row.suspendedUntil),
  limited_until: time(row.limitedUntil),
  personal: masked(row),
  business: businessView(row),
  counts: {
    posts: counts.posts,
    comments: counts.comments,
    reviews: counts.reviews,
    reports_made: counts.reportsMade,
    reports_against: counts.reportsAgainst,
    decisions: counts.decisions,
    sessions: counts.sessions,
  },
  decisions: decisions.map((each) => decisionStateView(each, now)),
  choices: choicesAbout(row),
})
