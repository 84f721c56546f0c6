import { to } from '#app/catalogue/to.ts'
import { fitsAddress } from '#app/platform/address-room.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BriefView, ShownPiece } from '../content-view.server.ts'
import { PIECE_MAX } from '../content.limits.ts'

type Props = { view: BriefView; problem: FormProblem | null }
const toPieces = (brief: string) => to('v2-content-creation-studio', null, { brief, part: 'pieces' })

/** The pieces of a brief, those to renew first, and the ones that can still be made. */
export function PiecesPart({ view, problem }: Props) {
  const { id, pieces, missing } = view
  const stale = pieces.filter(({ changed }) => changed.length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {stale.length > 0 ? <Renew brief={id} stale={stale} problem={problem} /> : null}
      {missing.length > 0 ? (
        <KeyedForm name="make-pieces" again action={toPieces(id)} className="grid gap-3">
          <input type="hidden" name="do" value="make" />
          <input type="hidden" name="brief" value={id} />
          <FieldSet
            label="Pieces to make"
            error={problem?.values['do'] === 'make' ? (problem.errors['pieces'] ?? null) : null}
          >
            <div className="grid gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
              {missing.map(({ kind, label }) => (
                <Checkbox key={kind} name="pieces" value={kind} defaultChecked={pieces.length === 0} label={label} />
              ))}
            </div>
          </FieldSet>
          <Button type="submit" className="justify-self-start">
            <Icon name="wand" size={17} /> Make them
          </Button>
        </KeyedForm>
      ) : null}
      {pieces.map((piece) => (
        <Piece key={piece.id} brief={id} title={view.brief.title} piece={piece} model={view.model} problem={problem} />
      ))}
    </div>
  )
}

/** What the brief says otherwise by now: renewed by choice, never by itself. */
function Renew({
  brief,
  stale,
  problem,
}: {
  brief: string
  stale: readonly ShownPiece[]
  problem: FormProblem | null
}) {
  return (
    <KeyedForm
      name="renew-pieces"
      again
      action={toPieces(brief)}
      className="grid gap-3 rounded-card bg-warning-soft p-5 text-warning-soft-fg"
    >
      <input type="hidden" name="do" value="renew" />
      <input type="hidden" name="brief" value={brief} />
      <FieldSet
        label="The brief has changed since these were made"
        error={problem?.values['do'] === 'renew' ? (problem.errors['piece'] ?? null) : null}
      >
        {stale.map(({ id, label, changed, by }) => (
          <Checkbox
            key={id}
            name="piece"
            value={id}
            defaultChecked={by === null}
            label={`${label}: ${changed.join(', ')}`}
            {...(by !== null && {
              help: 'Worded otherwise meanwhile: renewing writes it anew. The words of now stay among its versions.',
            })}
          />
        ))}
      </FieldSet>
      <Button type="submit" className="justify-self-start">
        <Icon name="refresh" size={17} /> Renew those ticked
      </Button>
    </KeyedForm>
  )
}

type PieceProps = { brief: string; title: string; piece: ShownPiece; model: string | null; problem: FormProblem | null }
const CHARS_A_ROW = 100

function Piece({ brief, title, piece, model, problem }: PieceProps) {
  const { id, label, text, by, size, changed, foreign } = piece
  const own = problem?.values['piece'] === id ? problem : null
  const isEdit = own?.values['do'] === 'edit'
  const rows = Math.min(
    24,
    text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / CHARS_A_ROW), 2),
  )
  return (
    <Card as="section" id={`piece-${id}`} aria-label={label} className="scroll-mt-20 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="heading-card">{label}</h2>
        <Badge>{by === null ? 'made by rules' : by === 'you' ? 'changed by you' : by}</Badge>
        {changed.length > 0 ? <Badge tone="warning">to renew</Badge> : null}
        <span className={`text-sm ${size.isOver ? 'font-medium text-danger-text' : 'text-fg-muted'}`}>
          {size.isOver ? `${size.words}: too long` : size.words}
        </span>
      </div>
      <KeyedForm name="edit-piece" of={id} again action={toPieces(brief)} className="mt-3 grid gap-3">
        <input type="hidden" name="do" value="edit" />
        <input type="hidden" name="brief" value={brief} />
        <input type="hidden" name="piece" value={id} />
        <Field label={`Text of ${label}`} hideLabel error={isEdit ? (own?.errors['text'] ?? null) : null}>
          <TextArea
            key={text}
            name="text"
            rows={rows}
            maxLength={PIECE_MAX}
            dir="auto"
            defaultValue={isEdit ? own?.values['text'] : text}
          />
        </Field>
        {foreign.length > 0 ? (
          <p className="text-sm wrap-anywhere text-warning-text">{`Not in the brief: ${foreign.slice(0, 12).join(', ')}`}</p>
        ) : null}
        {own && !isEdit && own.errors['piece'] ? (
          <FieldError id={`error-${id}`}>{own.errors['piece']}</FieldError>
        ) : null}
        <Button type="submit" size="sm" variant="plain" className="justify-self-start">
          Keep my wording
        </Button>
      </KeyedForm>
      <PieceActs brief={brief} title={title} piece={piece} model={model} />
    </Card>
  )
}

/** Where a piece goes on. */
function PieceActs({ brief, title, piece, model }: Omit<PieceProps, 'problem'>) {
  const { id, kind, label, text } = piece
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <CopyButton text={text} what={label} />
      {model ? (
        <ActForm
          name="do"
          act="word"
          fields={{ brief, piece: id }}
          action={toPieces(brief)}
          about={label}
          busyLabel="Writing..."
        >
          <Icon name="sparkles" size={16} /> {`Word it with ${model}`}
        </ActForm>
      ) : null}
      <ToEditor text={text} label={label} id={id} />
      {fitsAddress(text) ? (
        <ButtonLink to={to('inbox', null, { compose: 'new', subject: title, text })} variant="plain" size="sm">
          <Icon name="mail" size={16} /> Mail<span className="sr-only">: {label}</span>
        </ButtonLink>
      ) : null}
      {fitsAddress(text) && kind === 'script' ? (
        <ButtonLink
          to={to('voice-tools', null, { text: text.replace(/^\[[^\]]*\] /gm, '') })}
          variant="plain"
          size="sm"
        >
          <Icon name="volume" size={16} /> Speak it
        </ButtonLink>
      ) : null}
      <ButtonLink
        to={to('v2-content-creation-studio', null, { brief, part: 'versions', piece: id })}
        variant="ghost"
        size="sm"
      >
        Versions<span className="sr-only"> of {label}</span>
      </ButtonLink>
      <ActForm
        name="do"
        act="remove"
        fields={{ brief, piece: id }}
        action={toPieces(brief)}
        about={label}
        variant="ghost"
      >
        Remove
      </ActForm>
    </div>
  )
}

/** The text as a new document of the editor. */
const ToEditor = ({ text, label, id }: { text: string; label: string; id: string }) => (
  <KeyedForm name="piece-to-editor" of={id} again action={to('text-editor')} className="inline-grid">
    <input type="hidden" name="do" value="new" />
    <input type="hidden" name="template" value="empty" />
    <input type="hidden" name="text" value={text} />
    <Button type="submit" size="sm" variant="plain">
      <Icon name="file-text" size={16} /> Text editor<span className="sr-only">: {label}</span>
    </Button>
  </KeyedForm>
)
