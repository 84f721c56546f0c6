import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Switch } from '#app/ui/controls/switch.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import type { NotificationsView } from './notifications.server.ts'

const always = [
  'Links that confirm an address or lead to a new password.',
  'Your password or your email address was changed.',
  'A second step or a passkey was added or taken away.',
  'Your account is going to be deleted.',
]

export function NotificationsCard({ view }: { view: NotificationsView }) {
  const sent = useSettingsForm('notifications.save')
  return (
    <SettingsCard
      title="Letters"
      about={
        <>
          They go to <span className="font-medium wrap-anywhere text-fg">{view.email}</span>. We send no advertising.
        </>
      }
    >
      <SettingsForm act="notifications.save" sent={sent}>
        <div className="divide-y divide-line border-y border-line">
          <Switch
            name="signIns"
            defaultChecked={view.signIns}
            isTrailing
            className="py-1"
            label={<b className="font-medium">A new device signed in</b>}
            help="When somebody signs in to your account with a browser we have not seen before."
          />
          <Switch
            name="openings"
            defaultChecked={view.openings}
            isTrailing
            className="py-1"
            label={<b className="font-medium">A screen you wait for opens</b>}
            help="For screens where you left this address. Switched off, no such letter is sent."
          />
        </div>
        {view.kinds.length > 0 ? <NoticeSwitches kinds={view.kinds} /> : null}
        <div>
          <Button type="submit" busy={sent.isBusy} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </SettingsForm>
      <div>
        <h3 className="font-medium">Always sent</h3>
        <p className="text-fg-muted">Letters that guard your account can’t be switched off.</p>
        <ul className="mt-2.5 grid gap-1.5 text-fg-muted">
          {always.map((letter) => (
            <li key={letter} className="flex items-start gap-2">
              <Icon name="shield-check" size={17} className="mt-0.5 flex-none text-accent-text" />
              {letter}
            </li>
          ))}
        </ul>
      </div>
    </SettingsCard>
  )
}

/** Which notices come by mail too; on their page all of them stand in any case. */
const NoticeSwitches = ({ kinds }: Pick<NotificationsView, 'kinds'>) => (
  <fieldset className="min-w-0">
    <legend className="font-medium">Notices by mail too</legend>
    <p className="text-fg-muted">
      All of them are among{' '}
      <Link to={to('notices')} className="link">
        your notices
      </Link>
      . A letter comes for the first news about a thing, and the next one once you have read it.
    </p>
    <div className="mt-2 divide-y divide-line border-y border-line">
      {kinds.map(({ name, label, isOn }) => (
        <Switch key={name} name="mail" value={name} defaultChecked={isOn} isTrailing className="py-1" label={label} />
      ))}
    </div>
  </fieldset>
)
