import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useHeldList } from '#app/ui/keyed-form.tsx'
import { LABEL_MAX_CHARS } from '../consensus.limits.ts'
import type { AskView } from './ask-view.server.ts'

/** Panels that were kept under a name; the chosen one can be kept under another. */
export function SavedPanels({ panels, problem }: { panels: AskView['panels']; problem: FormProblem | null }) {
  const error = problem?.errors.panelName
  const isHeld = useHeldList('panelName').some(Boolean)
  return (
    <details className="group/panels mt-3" open={isHeld || error !== undefined}>
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 text-[0.8125rem] font-medium text-fg-muted hover:text-fg">
        <Icon name="bookmark" size={15} /> Saved panels{panels.length > 0 ? ` (${panels.length})` : ''}
      </summary>
      {panels.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-2">
          {panels.map(({ id, name, seats, judge, rewriter }) => (
            <li key={id} className="flex items-center rounded-full bg-surface pl-3 text-[0.8125rem]">
              <Link
                to={to('consensus', null, { seat: seats, ...(judge && { judge }), ...(rewriter && { rewriter }) })}
                className="link"
                preventScrollReset
              >
                {name}
              </Link>
              <span className="ml-1.5 text-fg-subtle">{seats.length}</span>
              <button
                type="submit"
                name="removePanel"
                value={id}
                className="grid size-9 place-items-center rounded-full text-fg-muted hover:text-fg"
                aria-label={`Remove the panel ${name}`}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <Field label="Keep the chosen panel as" error={error}>
          <TextInput
            name="panelName"
            maxLength={LABEL_MAX_CHARS}
            defaultValue={problem?.values.panelName ?? ''}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" name="act" value="keep-panel" variant="plain" size="sm">
          Keep
        </Button>
      </div>
    </details>
  )
}
