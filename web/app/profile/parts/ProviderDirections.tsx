import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { showProviderToast } from '../../../lib/toast.ts'
import type { ButtonStyle } from '../../../ui/Button.tsx'
import { Directions } from '../../../features/places/Directions.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { pointOf } from '../../../features/providers/provider-address.ts'

type Props = ButtonStyle & { provider: PublicProvider; children: ReactNode; askingText: string }

/** Nothing without coordinates. */
export const ProviderDirections = ({ provider, children, askingText, ...style }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'place' })
  const point = pointOf(provider)
  return (
    point && (
      <Directions
        {...style}
        to={point}
        askingText={askingText}
        onRefused={(reason) => showProviderToast({ kind: 'error', text: t(reason) })}
      >
        {children}
      </Directions>
    )
  )
}
