import { Icon } from '#app/ui/brand/icon.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import type { OnboardingView } from '../onboarding/onboarding.server.ts'

type Props = { view: OnboardingView; error: string | null }

const tile =
  'relative flex cursor-pointer items-start gap-3 rounded-lg p-3.5 shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover ' +
  'has-checked:bg-accent-soft has-checked:text-accent-soft-fg has-checked:shadow-[inset_0_0_0_1px_var(--accent-line)] ' +
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'

/** What brings somebody, as tiles to tick. */
export const PurposeChoice = ({ view: { purposes, chosen }, error }: Props) => (
  <fieldset>
    <legend className="mb-3 text-[0.8125rem] font-medium">I want to …</legend>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:grid-cols-2">
      {purposes.map(({ id, label, about, icon }) => (
        <label key={id} className={tile}>
          <input
            type="checkbox"
            name="purpose"
            value={id}
            defaultChecked={chosen.purposes.includes(id)}
            className="check-box mt-0.5"
            aria-label={label}
          />
          <span className="min-w-0">
            <span className="flex items-center gap-2 font-medium">
              <Icon name={icon} size={17} /> {label}
            </span>
            <span className="mt-0.5 block text-[0.8125rem] opacity-85">{about}</span>
          </span>
        </label>
      ))}
    </div>
    {error ? <FieldError>{error}</FieldError> : null}
  </fieldset>
)

/** Tools to put first; those that fit what somebody wants are ticked already. */
export const ToolChoice = ({ view: { tools }, error }: Props) => (
  <fieldset>
    <legend className="mb-3 text-[0.8125rem] font-medium">At most eight, in this order</legend>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
      {tools.map(({ id, title, line, isTicked }) => (
        <label key={id} className={tile}>
          <input type="checkbox" name="tool" value={id} defaultChecked={isTicked} className="check-box mt-0.5" />
          <span className="min-w-0">
            <span className="block font-medium">{title}</span>
            {line ? <span className="block text-[0.8125rem] opacity-85">{line}</span> : null}
          </span>
        </label>
      ))}
    </div>
    {error ? (
      <div className="mt-3">
        <FieldError>{error}</FieldError>
      </div>
    ) : null}
  </fieldset>
)
