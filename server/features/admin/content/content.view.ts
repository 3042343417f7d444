import type { Static } from 'typebox'
import type { ContentDetails } from '../../../../contract/admin-content.ts'
import { pictureUrl, videoUrl } from '../../media/media-urls.service.ts'
import { decisionStateView, type DecisionWithDecider } from '../cases/cases.view.ts'
import { accountStatusOf } from '../account-status.policy.ts'
import { choicesAbout } from './content.policy.ts'
import type { ContentRow, Kind, ListedRow } from './content.queries.ts'

const summaryView = (row: Omit<ListedRow, 'beginning'>, kind: Kind) => ({
  id: row.id,
  kind,
  title: row.title,
  post_id: row.postId,
  provider_id: row.providerId,
  rating: row.rating,
  account_id: row.accountId,
  account_name: row.accountName,
  visibility: row.visibility,
  created_at: row.createdAt.toISOString(),
})

export const listedView = (row: ListedRow, kind: Kind) => ({
  ...summaryView(row, kind),
  beginning: row.beginning,
})

type Parts = {
  row: ContentRow
  kind: Kind
  reported: { id: number; reportCount: number } | undefined
  decisions: readonly DecisionWithDecider[]
  now: Date
}

export const contentView = ({
  row,
  kind,
  reported,
  decisions,
  now,
}: Parts): Static<typeof ContentDetails> => ({
  ...summaryView(row, kind),
  content: row.content,
  reply: row.reply,
  images: row.shown.filter((media) => media.kind === 'image').map(pictureUrl),
  videos: row.shown.filter((media) => media.kind === 'video').map(videoUrl),
  account_standing: accountStatusOf(row, now),
  case_id: reported?.id ?? null,
  report_count: reported?.reportCount ?? 0,
  decisions: decisions.map((each) => decisionStateView(each, now)),
  choices: choicesAbout(row),
})
