import { useContext, useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { CardViews } from '../../settings-forms-by-card.server.ts'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, useSettingsForm, WhoContext } from '../../parts/settings-form.tsx'

/**
 * Everything kept about the member as one file. The browser itself sends this form, also where scripts run: what comes
 * back is a file, or this page with the reason.
 */
export function DownloadCard({ view: { files } }: { view: CardViews['download'] }) {
  const sent = useSettingsForm('download.start')
  const { userId } = useContext(WhoContext)
  const [isOnItsWay, setIsOnItsWay] = useState(false)
  return (
    <SettingsCard
      title="Download your data"
      about="One zip file with everything this server keeps about you, readable by people and by programs."
    >
      <details className="group rounded-card bg-sunken">
        <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2.5 font-medium">
          <Icon name="chevron-right" size={18} className="transition-transform duration-fast group-open:rotate-90" />
          What is in it
        </summary>
        <dl className="grid gap-x-5 gap-y-2 px-4 pt-1 pb-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2.5">
          {files.map(({ name, about }) => (
            <div key={name} className="contents">
              <dt className="font-mono text-[0.8125rem]">{name}</dt>
              <dd className="text-fg-muted max-sm:mb-2">{about}</dd>
            </div>
          ))}
        </dl>
      </details>
      <form
        method="post"
        action={to('settings', null, { part: 'data' })}
        noValidate
        className="grid gap-4"
        onSubmit={() => setIsOnItsWay(true)}
      >
        <input type="hidden" name="act" value="download.start" />
        <input type="hidden" name="for" value={userId} />
        <FormNote answer={isOnItsWay ? null : sent.answer} />
        <ProofField sent={isOnItsWay ? { ...sent, answer: null } : sent} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="plain">
            <Icon name="download" size={18} />
            Download my data
          </Button>
          <p role="status" className="text-[0.8125rem] text-fg-muted">
            {isOnItsWay ? 'The file is on its way to your downloads.' : ''}
          </p>
        </div>
      </form>
    </SettingsCard>
  )
}
