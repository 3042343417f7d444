// What a deleted account takes with it beyond the accounts' own tables. Chats go with the customer or the provider, by foreign key;
// comments stay, of a person without a name.
import type { EraseStep } from '../features/accounts/delete-account.service.ts'
import { deleteBlocksOf } from '../features/blocks/blocks.queries.ts'
import { deleteContactsFrom } from '../features/contacts/contacts.queries.ts'
import { deleteFollowsOf } from '../features/follows/follows.queries.ts'
import { deleteNotificationsOf } from '../features/notifications/notifications.queries.ts'
import { deleteProvider } from '../features/providers/providers.queries.ts'
import { deleteReviewsOf } from '../features/reviews/write-review.queries.ts'
import { anonymizeReports } from '../features/reports/reports.queries.ts'
import { eraseNames } from '../features/search/index.service.ts'
import { anonymizeContactMessages } from '../features/site/site.queries.ts'
import { deleteUploadsOf } from '../platform/http/upload/named-uploads.ts'

export const eraseSteps: readonly EraseStep[] = [
  // Nobody meets a deleted person any more: their blocks, and those on them, have no use.
  (tx, { id }) => deleteBlocksOf(tx, id),
  (tx, { id }) => deleteNotificationsOf(tx, id),
  (tx, { id }) => deleteUploadsOf(tx, id),
  // Reviews go with their author. Before the foreign key would delete them: the businesses are locked in their order.
  (tx, { id }) => deleteReviewsOf(tx, id),
  // Before the foreign keys would: the businesses' numbers are locked in their order.
  (tx, { id }) => deleteFollowsOf(tx, id),
  // The business disappears with everything that it showed and was sent.
  (tx, { id }) => deleteProvider(tx, id),
  // Nobody is left to be called back.
  deleteContactsFrom,
  // Reports stay as evidence, those on the person and those by them, without the name of the person who sent them.
  anonymizeReports,
  eraseNames,
  // What was written to the administrators stays, without its sender.
  async (tx, { email }) => {
    if (email) await anonymizeContactMessages(tx, email)
  },
]
