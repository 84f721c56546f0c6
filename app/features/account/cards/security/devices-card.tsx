import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import type { SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import { ItemAct, SettingsItem, SettingsList } from '../../parts/settings-list.tsx'
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
      <SettingsList>
        {view.map((device) => (
          <Device key={device.id} device={device} sent={sent} />
        ))}
      </SettingsList>
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
  const { used, began, isHere } = device
  return (
    <SettingsItem
      icon="monitor"
      name={device.device}
      marks={isHere ? <Badge tone="accent">This device</Badge> : null}
      about={
        <>
          {isHere ? null : (
            <>
              Last used <time dateTime={used.at}>{used.words}</time>.{' '}
            </>
          )}
          Signed in <time dateTime={began.at}>{began.words}</time>,{' '}
          {device.isRemembered ? 'remembered for 30 days.' : 'until the browser closes.'}
        </>
      }
      acts={
        <ItemAct
          act="devices.end"
          sent={sent}
          field="device"
          id={device.id}
          label="Sign out"
          spoken={`Sign out ${isHere ? 'this device' : device.device}`}
        />
      }
    />
  )
}
