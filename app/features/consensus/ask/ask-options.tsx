import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import type { AskView } from './ask-view.server.ts'
import { listTyped } from '../typed-lists.ts'
import { hasDocuments } from '../parts/documents/document-field.tsx'
import { DocumentPart } from '../parts/documents/document-part.tsx'
import { HelperFields } from '../parts/helper-fields.tsx'
import { SavedPanels } from './saved-panels.tsx'

/** Who may answer without being asked anew; each does only when it has something to say. */
const EARLIER = [
  { name: 'community', label: 'Community answers' },
  { name: 'settled', label: 'Earlier answers' },
] as const

type Props = {
  view: AskView
  problem: FormProblem | null
  typed: Typed | null
  /** Beside answers from elsewhere nobody is asked unless somebody is chosen. */
  asksNobody?: boolean
}

/** Who answers, the kept panels, the help of models and documents: folded while nothing of it was touched. */
export function AskOptions({ view, problem, typed, asksNobody = false }: Props) {
  const errors = problem?.errors ?? {}
  const isOpen =
    errors.seat !== undefined ||
    errors.panelName !== undefined ||
    hasDocuments(typed, errors) ||
    (asksNobody && listTyped(typed, 'seat').length > 0) ||
    view.help.judge + view.help.rewriter !== '' ||
    view.isChosen
  return (
    <details className="group mt-4 rounded-card bg-sunken" open={isOpen}>
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2.5 font-medium">
        <Icon name="plus" size={18} className="flex-none transition-transform duration-fast group-open:rotate-45" />
        Options
        <span className="min-w-0 truncate font-body text-fg-subtle">
          {asksNobody ? 'nobody else is asked' : toChosenWords(view)}
        </span>
      </summary>
      <div className="px-4 pb-4">
        <WhoAnswers view={view} problem={problem} typed={typed} asksNobody={asksNobody} />
        {asksNobody ? null : <SavedPanels panels={view.panels} problem={problem} />}
        <HelperFields help={view.help} values={typed?.values.choose ? typed.values : null} errors={errors} />
        <DocumentPart typed={typed} errors={errors} ownFiles={view.ownFiles} isMember={view.isMember} />
        {asksNobody ? null : (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button type="submit" name="act" value="bring-chat" variant="plain" size="sm">
              <Icon name="upload" size={16} /> Bring an exported chat
            </Button>
            <span className="text-xs text-fg-subtle">Its answers are compared with the others.</span>
          </p>
        )}
      </div>
    </details>
  )
}

function WhoAnswers({ view: { seats, chosen }, problem, typed, asksNobody }: Props) {
  // A form that showed no choice, such as the one on home, meant the usual panel.
  const isTyped = typed?.values.choose !== undefined
  const isChosen = (id: string) =>
    isTyped ? listTyped(typed, 'seat').includes(id) : !asksNobody && chosen.includes(id)
  const isAsked = (name: string) => (isTyped ? listTyped(typed, 'witness').includes(name) : !asksNobody)
  return (
    <fieldset>
      <legend className="text-[0.8125rem] font-medium">{asksNobody ? 'Who answers as well' : 'Who answers'}</legend>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {seats.map(({ id, label }, n) => (
          <ChoiceChip key={id} type="checkbox" name="seat" value={id} defaultChecked={isChosen(id)}>
            <SeatMark seat={toSeatNumber(n)} size={13} />
            {label}
          </ChoiceChip>
        ))}
        {EARLIER.map(({ name, label }) => (
          <ChoiceChip key={name} type="checkbox" name="witness" value={name} defaultChecked={isAsked(name)}>
            {label}
          </ChoiceChip>
        ))}
      </div>
      {problem?.errors.seat ? <FieldError>{problem.errors.seat}</FieldError> : null}
    </fieldset>
  )
}

const toChosenWords = ({ seats, chosen }: AskView) =>
  seats
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ')
