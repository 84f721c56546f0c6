import { useNavigation } from '@remix-run/react'
import { FormNote } from '#app/kits/account-form/form-note.tsx'
import type { SentForm } from '#app/kits/account-form/sent-form.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SettingsCard } from '../parts/settings-card.tsx'
import { SettingsForm, useSettingsForm } from '../parts/settings-form.tsx'
import type { DevicesView } from './devices.server.ts'

export function DevicesCard({ view }: { view: DevicesView }) {
  const sent = useSettingsForm('devices.end')
  const others = useSettingsForm('devices.endOthers')
  const all = useSettingsForm('devices.endAll')
  return (
    <SettingsCard
      title="Devices"
      about="Where you are signed in. Sign out what you do not know, then change the password."
    >
      <FormNote answer={sent.answer} />
      <ul className="-my-1 divide-y divide-line">
        {view.map((device) => (
          <Device key={device.id} device={device} sent={sent} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {view.length > 1 ? (
          <SettingsForm act="devices.endOthers" sent={others} className="grid max-sm:w-full">
            <Button type="submit" busy={others.isBusy} busyLabel="Signing out...">
              Sign out everywhere else
            </Button>
          </SettingsForm>
        ) : null}
        <SettingsForm act="devices.endAll" sent={all} className="grid max-sm:w-full">
          <Button type="submit" variant="plain" busy={all.isBusy} busyLabel="Signing out...">
            Sign out everywhere
          </Button>
        </SettingsForm>
      </div>
    </SettingsCard>
  )
}

function Device({ device, sent }: { device: DevicesView[number]; sent: SentForm }) {
  const isChosen = useNavigation().formData?.get('device') === device.id
  const { used, began } = device
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <span className="grid size-10 flex-none place-items-center rounded-control-sm bg-sunken text-fg-muted">
        <Icon name="monitor" size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <b className="font-medium">{device.device}</b>
          {device.isHere ? <Badge tone="accent">This device</Badge> : null}
        </span>
        <small className="block text-[0.8125rem] text-fg-muted">
          {device.isHere ? null : (
            <>
              Last used <time dateTime={used.at}>{used.words}</time>.{' '}
            </>
          )}
          Signed in <time dateTime={began.at}>{began.words}</time>,{' '}
          {device.isRemembered ? 'remembered for 30 days.' : 'until the browser closes.'}
        </small>
      </span>
      <SettingsForm act="devices.end" sent={{ ...sent, answer: null }} className="grid flex-none">
        <input type="hidden" name="device" value={device.id} />
        <Button
          type="submit"
          variant="plain"
          size="sm"
          aria-label={`Sign out ${device.isHere ? 'this device' : device.device}`}
          busy={sent.isBusy && isChosen}
        >
          Sign out
        </Button>
      </SettingsForm>
    </li>
  )
}
