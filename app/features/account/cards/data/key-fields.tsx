import {
  API_KEY_LIVES,
  API_KEY_NAME_MAX_CHARS,
  keyCalls,
  type KeyCall,
} from '#app/kits/members/api-keys/api-keys.limits.ts'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { ProofField, SettingsForm } from '../../parts/settings-form.tsx'
import { FoldedForm } from '../folded-form.tsx'
import type { ApiKeysView } from './api-keys.server.ts'

type Known = Pick<ApiKeysView['keys'][number], 'calls' | 'period' | 'mostRuns' | 'mostDollars'>

export const callWords: Readonly<Record<KeyCall, { label: string; short: string }>> = {
  chat: { label: 'Answers: chat completions and responses', short: 'answers' },
  embeddings: { label: 'Embeddings', short: 'embeddings' },
  moderations: { label: 'Moderations', short: 'moderations' },
  images: { label: 'Pictures', short: 'pictures' },
  audio: { label: 'Speech and transcriptions', short: 'speech' },
  files: { label: 'Files', short: 'files' },
}

/** A key that may do what its owner may. */
export const FREE: Known = { calls: [...keyCalls], period: 'day', mostRuns: '', mostDollars: '' }

/** The forms of all keys share an act; an answer belongs to the one it names. */
export const ofKey = (sent: SentForm, id: string): SentForm =>
  sent.answer?.problem.values['key'] === id ? sent : { ...sent, answer: null }

/** What was typed before, or what is known. */
const typedOr = (sent: SentForm, name: string, known: string) => ({
  ...fieldOf(sent, name),
  defaultValue: sent.answer ? fieldOf(sent, name).defaultValue : known,
})

const RULE_FIELDS = ['calls', 'period', 'mostRuns', 'mostDollars']
export const hasRuleFault = ({ answer }: SentForm): boolean =>
  RULE_FIELDS.some((name) => answer?.errors?.[name] !== undefined)

const toLifeWords = (days: number) => (days === 0 ? 'Until I remove it' : days === 365 ? 'A year' : `${days} days`)

/** Its name and how long it works; `life` is what the choice begins with. */
export function KeyBasics({ sent, name, life }: { sent: SentForm; name: string; life: '90' | 'keep' }) {
  const { error, ...typed } = typedOr(sent, 'name', name)
  const { error: lifeError, ...chosen } = typedOr(sent, 'lifeDays', life)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Name" help="Which program it is for." error={error}>
        <TextInput {...typed} required autoComplete="off" maxLength={API_KEY_NAME_MAX_CHARS} />
      </Field>
      <Field label={life === 'keep' ? 'From now on it works for' : 'It works for'} error={lifeError}>
        <Select {...chosen} defaultValue={chosen.defaultValue || life}>
          {life === 'keep' ? <option value="keep">As long as before</option> : null}
          {API_KEY_LIVES.map((days) => (
            <option key={days} value={days}>
              {toLifeWords(days)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

/** Which calls it may make, and its budget. */
export function KeyRulesFields({ sent, known }: { sent: SentForm; known: Known }) {
  const { error: runsError, ...runs } = typedOr(sent, 'mostRuns', known.mostRuns)
  const { error: dollarsError, ...dollars } = typedOr(sent, 'mostDollars', known.mostDollars)
  const { error: periodError, ...period } = typedOr(sent, 'period', known.period)
  return (
    <div className="grid gap-4">
      <input type="hidden" name="rules" value="1" />
      <FieldSet
        label="It may make these calls"
        help="With all of them ticked, also kinds that come later."
        error={fieldOf(sent, 'calls').error}
      >
        <div className="grid gap-1">
          {keyCalls.map((call) => (
            <Checkbox
              key={call}
              name="calls"
              value={call}
              label={callWords[call].label}
              defaultChecked={isTicked(sent, known, call)}
            />
          ))}
        </div>
      </FieldSet>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Runs at most" help="Empty: as many as you have." error={runsError}>
          <TextInput {...runs} inputMode="numeric" autoComplete="off" maxLength={7} />
        </Field>
        <Field label="Dollars at most" help="What engines cost. Empty: as much as you may." error={dollarsError}>
          <TextInput {...dollars} inputMode="decimal" autoComplete="off" maxLength={13} />
        </Field>
        <Field label="In each" help="Of UTC." error={periodError}>
          <Select {...period} defaultValue={period.defaultValue || 'day'}>
            <option value="day">Day</option>
            <option value="month">Month</option>
          </Select>
        </Field>
      </div>
    </div>
  )
}

function isTicked({ answer }: SentForm, known: Known, call: KeyCall): boolean {
  if (!answer) return known.calls.includes(call)
  const { lists, values } = answer.problem
  return [...(lists['calls'] ?? []), values['calls']].includes(call)
}

/** Changes a key, which itself goes on: programs that have it notice nothing but what it may do. */
export function ChangeKeyForm({ apiKey, sent }: { apiKey: ApiKeysView['keys'][number]; sent: SentForm }) {
  const { id, name } = apiKey
  return (
    <FoldedForm
      title={
        <span>
          Change <span className="sr-only">{name}</span>
        </span>
      }
      isOpen={sent.answer !== null}
    >
      <SettingsForm act="apiKeys.change" of={id} sent={sent}>
        <input type="hidden" name="key" value={id} />
        <KeyBasics sent={sent} name={name} life="keep" />
        <KeyRulesFields sent={sent} known={apiKey} />
        <ProofField sent={sent} />
        <Button type="submit" variant="plain" className="justify-self-start" busy={sent.isBusy}>
          Save
        </Button>
      </SettingsForm>
    </FoldedForm>
  )
}
