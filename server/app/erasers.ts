// What a deleted account takes with it beyond the accounts' own tables. Chats go with the customer or the provider, by foreign key;
// comments stay, of a person without a name.
import type { Eraser } from '../features/accounts/delete-account.service.ts'
import { eraseBlocks } from '../features/blocks/erase.service.ts'
import { eraseContacts } from '../features/contacts/erase.service.ts'
import { eraseNotifications } from '../features/notifications/notifications.service.ts'
import { eraseProvider } from '../features/providers/erase.service.ts'
import { eraseReporter } from '../features/reports/erase.service.ts'
import { eraseNames } from '../features/search/index.service.ts'
import { eraseSender } from '../features/site/erase.service.ts'

export const erasers: readonly Eraser[] = [
  eraseBlocks,
  eraseNotifications,
  eraseProvider,
  eraseContacts,
  eraseReporter,
  eraseNames,
  eraseSender,
]
