// The specification's two kinds of toast, shown at once or by the page that a navigation leads to.
import { toasts } from '../../contract/limits.ts'
import { showToast, type Toast } from '../ui/Toast.tsx'

type ToastText = Pick<Toast, 'kind' | 'text'>

/** On the visitor's and the customer's screens. */
export const showCustomerToast = (words: ToastText) => showToast({ ...words, ...toasts.customer })
/** On the provider's screens and the rest of the second specification. */
export const showProviderToast = (words: ToastText) => showToast({ ...words, ...toasts.provider })

type NavigationToast = ToastText & { area?: keyof typeof toasts }

/** navigate(paths.home(), { state: withToast({ kind: 'success', text }) }) */
export const withToast = (toast: NavigationToast) => ({ toast })

export const showNavigationToast = ({ area = 'customer', ...words }: NavigationToast) =>
  area === 'provider' ? showProviderToast(words) : showCustomerToast(words)

/** What a navigation may carry. */
export type NavigationState = { toast?: NavigationToast }
