import { Form, useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { SettingsCard } from '../../parts/settings-card.tsx'
import type { ThemeView } from './theme.server.ts'

export function ThemeCard({ view }: { view: ThemeView }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const hasScript = useHasScript()
  return (
    <SettingsCard title="Theme" about="For this browser, whoever is signed in.">
      <Form
        ref={form}
        method="post"
        action={endpoints['site/theme']}
        replace
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="return_to" value={to('settings', null, { part: 'appearance' })} />
        <RadioGroup
          // The switch in the footer chooses the same.
          key={view.theme}
          name="theme"
          label="Theme"
          hideLabel
          look="cards"
          defaultValue={view.theme}
          onChoose={() => submit(form.current, { replace: true, preventScrollReset: true })}
          options={[
            { value: 'light', label: 'Light', help: 'Paper and ink.', icon: 'sun' },
            { value: 'dark', label: 'Dark', help: 'For the late hours.', icon: 'moon' },
            { value: 'system', label: 'System', help: 'As your device has it.', icon: 'monitor' },
          ]}
        />
        {hasScript ? null : (
          <div>
            <Button type="submit">Save</Button>
          </div>
        )}
      </Form>
    </SettingsCard>
  )
}
