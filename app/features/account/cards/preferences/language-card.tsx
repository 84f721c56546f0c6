import { fieldOf } from '#app/kits/members/account-form/sent-form.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { answerLanguages } from '../../answer-languages.ts'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import type { LanguageView } from './language.server.ts'

export function LanguageCard({ view }: { view: LanguageView }) {
  const sent = useSettingsForm('language.save')
  return (
    <SettingsCard title="Language of answers" about="The pages themselves are in English.">
      <SettingsForm act="language.save" sent={sent}>
        <Field
          label="Answer me in"
          help="The engines built into this server speak English only. Providers that speak more will get your choice."
          error={fieldOf(sent, 'language').error}
        >
          <Select name="language" defaultValue={view.language}>
            {answerLanguages.map(({ tag, name }) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button type="submit" busy={sent.isBusy} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </SettingsForm>
    </SettingsCard>
  )
}
