import { useId } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { browser, device } from './device.ts'
import { useDevicePush } from './useDevicePush.ts'
import { pushProblem } from './parts/push-problem.ts'
import styles from './DeviceSection.module.css'

export const DeviceSection = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Push')
  const id = useId()
  const { state, turn, isTurning, error } = useDevicePush(accountId)
  const here = { device: t(`device.${device()}`) }
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading
        id={id}
        title={t(`device.title.${device()}`)}
        action={state === 'on' && <Badge tone="leaf">{t('device.isOn')}</Badge>}
      />
      {state === undefined && <Skeleton label={t('loading')} shape="row" count={1} />}
      {state === 'unsupported' && <Notice kind="info">{t('device.unsupported')}</Notice>}
      {state === 'install' && <Steps title={t('device.install')} steps="ios.install" />}
      {state === 'denied' && <Steps title={t('device.denied')} steps={`${browser()}.allow`} />}
      {(state === 'on' || state === 'off') && (
        <>
          <p>{t(state === 'on' ? 'device.onText' : 'device.offText', here)}</p>
          {error && <Notice kind="error">{pushProblem(t, error)}</Notice>}
          <div>
            <Button
              icon="bell"
              variant={state === 'on' ? 'secondary' : 'primary'}
              loading={isTurning}
              onClick={() => turn(state === 'off')}
            >
              {t(state === 'on' ? 'device.turnOff' : 'device.turnOn')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const Steps = ({ title, steps }: { title: string; steps: string }) => {
  const { t } = useTranslation('Push')
  return (
    <Notice kind="warning" title={title}>
      <ol className={styles.steps}>
        {[1, 2, 3].map((step) => (
          <li key={step}>{t(`steps.${steps}.${step}`)}</li>
        ))}
      </ol>
    </Notice>
  )
}
