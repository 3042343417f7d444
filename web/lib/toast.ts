// The specification's two kinds of toast, shown at once or by the page that a navigation leads to.
import { toasts } from '../../contract/limits.ts'
import { showToast, type Toast } from '../ui/Toast.tsx'

type Words = Pick<Toast, 'kind' | 'text'>

/** On the visitor's and the customer's screens. */
export const customerToast = (words: Words) => showToast({ ...words, ...toasts.customer })
/** On the provider's screens and the rest of the second specification. */
export const providerToast = (words: Words) => showToast({ ...words, ...toasts.provider })

type Passed = Words & { area?: keyof typeof toasts }

/** navigate(paths.home(), { state: withToast({ kind: 'success', text }) }) */
export const withToast = (toast: Passed) => ({ toast })

export const showPassed = ({ area = 'customer', ...words }: Passed) =>
  area === 'provider' ? providerToast(words) : customerToast(words)

/** What a navigation may carry. */
export type Carried = { toast?: Passed }
