import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useHydrated } from '../../../lib/browser/useHydrated.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { DistanceOrderState } from './useDistanceOrder.ts'

export const DistanceOrderNotice = ({ state, onAsk }: { state: DistanceOrderState; onAsk: () => void }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search.near' })
  const isHydrated = useHydrated()
  return (
    <Notice kind={state === 'needed' || state === 'asking' ? 'info' : 'warning'}>
      <Stack space="tight">
        <p>{t(state)}</p>
        {isHydrated && state !== 'unsupported' && (
          <div>
            <Button
              size="small"
              variant="secondary"
              icon="target"
              loading={state === 'asking'}
              onClick={onAsk}
            >
              {t('ask')}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  )
}
