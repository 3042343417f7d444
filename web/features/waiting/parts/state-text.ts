import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { Entry } from '../../../lib/outbox/entry.ts'

/** The server failed: the entry does not wait for the network. */
const isRetrying = ({ state, failures = 0 }: Entry) => state === 'waiting' && failures > 0

export const stateText = (t: TFunction, entry: Entry) =>
  isRetrying(entry) ? t('state.retrying') : t(`state.${entry.state}`)
