// Both kinds of toast of the specification (docs/specification): displayed at once, or by the page that a navigation leads to.
import { toasts } from '../../contract/display.ts'
import { showToast, type Toast } from '../ui/Toast.tsx'

type ToastText = Pick<Toast, 'kind' | 'text'>

/** On the screens of docs/specification/visitor-and-customer.md. */
export const showCustomerToast = (words: ToastText) => showToast({ ...words, ...toasts.customer })
/** On the screens of docs/specification/provider-and-rest.md. */
export const showProviderToast = (words: ToastText) => showToast({ ...words, ...toasts.provider })

type NavigationToast = ToastText & { area?: keyof typeof toasts }

export const withToast = (toast: NavigationToast) => ({ toast })

export const showNavigationToast = ({ area = 'customer', ...words }: NavigationToast) =>
  area === 'provider' ? showProviderToast(words) : showCustomerToast(words)

export type NavigationState = { toast?: NavigationToast }
