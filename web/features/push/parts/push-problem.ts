import type { TFunction } from '../../../lib/i18n/translate.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'

export const pushProblem = (t: TFunction, error: Error) =>
  refusalText(t, error, navigator.onLine ? t('device.failed') : t('device.offline'))
