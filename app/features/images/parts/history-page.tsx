import { Form, Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { FindForm } from '#app/kits/pages/find-form/find-form.tsx'
import { DeletedNotice } from '#app/kits/pages/undo-delete/deleted-notice.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { HistoryView } from '../history/history.server.ts'
import { BOARD_NAME_MAX_CHARS } from '../images.limits.ts'
import { HistoryTile } from './history-tile.tsx'

type Props = { view: HistoryView; isMember: boolean; problem: FormProblem | null }
/** The boxes of the pictures belong to this form. */
const CHOSEN = 'chosen-pictures'

/** All pictures of somebody: to find, to sort, to take along and to let go. */
export function HistoryPage({ view, isMember, problem }: Props) {
  const { filter, rows, count, deleted, next, isFirst } = view
  const isFiltered = filter.find !== '' || filter.board !== '' || filter.style !== ''
  const board = view.boards.find(({ id }) => id === filter.board)
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="heading-page">Your images</h1>
          <p className="mt-1 text-fg-muted tabular-nums">
            {count === 1 ? '1 picture' : `${count.toLocaleString('en')} pictures`}
            {isFiltered ? ' of that kind' : isMember ? '' : ', kept for 30 days in this browser; sign in and they stay'}
          </p>
        </div>
        <ButtonLink to={to('image-studio')} size="sm">
          <Icon name="plus" size={16} /> New picture
        </ButtonLink>
      </div>
      {deleted.length > 0 ? (
        <div className="mt-6">
          <DeletedNotice
            things="pictures"
            deleted={deleted}
            action={to('image-history')}
            dismissTo={to('image-history')}
          />
        </div>
      ) : null}
      <Filter view={view} />
      <Boards view={view} problem={problem} />
      {board ? <BoardTools board={board} problem={problem} /> : null}
      {problem?.errors['c'] ? <FieldError>{problem.errors['c']}</FieldError> : null}
      {rows.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'Nothing of that kind' : 'No pictures yet'}
          className="mt-6 rounded-card bg-sunken"
          action={
            <ButtonLink to={isFiltered ? to('image-history') : to('image-studio')} variant="plain">
              {isFiltered ? 'Show all' : 'Draw one'}
            </ButtonLink>
          }
        >
          {isFiltered
            ? 'Try fewer words, or another board.'
            : 'What you draw is kept here with the recipe that made it.'}
        </EmptyState>
      ) : (
        <>
          <ul className="mt-6 grid grid-cols-2 gap-x-3.5 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
            {rows.map((row) => (
              <HistoryTile
                key={row.id}
                row={row}
                form={CHOSEN}
                isRenaming={view.renaming === row.id}
                problem={problem}
              />
            ))}
          </ul>
          <ChosenForm view={view} />
        </>
      )}
      <nav aria-label="More pictures" className="mt-8 flex gap-3">
        {isFirst ? null : (
          <ButtonLink to={to('image-history', null, { ...filter })} variant="plain">
            <Icon name="arrow-left" size={16} /> Newest
          </ButtonLink>
        )}
        {next ? (
          <ButtonLink to={to('image-history', null, { ...filter, after: next })} variant="plain">
            Older <Icon name="arrow-right" size={16} />
          </ButtonLink>
        ) : null}
      </nav>
    </div>
  )
}

function Filter({ view: { filter, styles } }: { view: HistoryView }) {
  return (
    <FindForm
      label="Words in names and prompts"
      find={filter.find}
      kept={filter.board ? { name: 'board', value: filter.board } : null}
      choice={{
        label: 'Style',
        name: 'style',
        value: filter.style,
        any: 'Any',
        options: styles.map(({ id, label }) => ({ value: id, label })),
      }}
    />
  )
}

function Boards({ view: { boards, filter }, problem }: { view: HistoryView; problem: FormProblem | null }) {
  const isNew = problem?.values['do'] === 'board'
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <nav aria-label="Boards" className="contents">
        <ChipLink
          to={to('image-history', null, { find: filter.find, style: filter.style })}
          isChosen={filter.board === ''}
        >
          All
        </ChipLink>
        {boards.map(({ id, name }) => (
          <ChipLink key={id} to={to('image-history', null, { board: id })} isChosen={filter.board === id}>
            {name}
          </ChipLink>
        ))}
      </nav>
      <details className="min-w-0" open={isNew}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-2 text-[0.8125rem] font-medium text-fg-muted hover:text-fg lg:min-h-9">
          <Icon name="plus" size={15} /> New board
        </summary>
        <KeyedForm name="board" className="flex flex-wrap items-end gap-2 pt-1 pb-2">
          <input type="hidden" name="do" value="board" />
          <Field label="Name of the board" error={isNew ? (problem.errors['name'] ?? null) : null}>
            <TextInput
              name="name"
              maxLength={BOARD_NAME_MAX_CHARS}
              defaultValue={isNew ? problem.values['name'] : ''}
              autoComplete="off"
            />
          </Field>
          <Button type="submit" variant="plain">
            Make it
          </Button>
        </KeyedForm>
      </details>
    </div>
  )
}

function BoardTools({ board, problem }: { board: HistoryView['boards'][number]; problem: FormProblem | null }) {
  const isWrong = problem?.values['do'] === 'rename-board'
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3 rounded-card bg-sunken p-4">
      <KeyedForm name="rename-board" again className="flex flex-1 flex-wrap items-end gap-2">
        <input type="hidden" name="do" value="rename-board" />
        <input type="hidden" name="board" value={board.id} />
        <Field
          label="Name of this board"
          error={isWrong ? (problem.errors['name'] ?? null) : null}
          className="min-w-0 flex-[1_1_14rem]"
        >
          <TextInput
            key={board.id}
            name="name"
            defaultValue={isWrong ? problem.values['name'] : board.name}
            maxLength={BOARD_NAME_MAX_CHARS}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="plain">
          Save
        </Button>
      </KeyedForm>
      <Form method="post">
        <input type="hidden" name="do" value="remove-board" />
        <input type="hidden" name="board" value={board.id} />
        <Button type="submit" variant="ghost">
          Remove the board
        </Button>
      </Form>
      <p className="w-full text-xs text-fg-subtle">Its pictures stay when a board is removed.</p>
    </div>
  )
}

/** What can be done with the ticked ones; the same boxes go to the zip file by another button. */
function ChosenForm({ view: { boards } }: { view: HistoryView }) {
  return (
    <form
      id={CHOSEN}
      method="post"
      action={to('image-history')}
      className="mt-6 flex flex-wrap items-center gap-2 rounded-card bg-surface-raised p-3 shadow-md lg:sticky lg:bottom-3 lg:z-10"
      aria-label="With the chosen pictures"
    >
      <span className="px-1 text-sm text-fg-muted">With the ticked</span>
      <Button type="submit" formMethod="get" formAction={endpoints['images/pictures-export']} variant="plain" size="sm">
        <Icon name="download" size={16} /> Zip with recipes
      </Button>
      {boards.length > 0 ? (
        <span className="flex items-center gap-2">
          <Select name="board" aria-label="Board">
            <option value="">No board</option>
            {boards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Button type="submit" name="do" value="move" variant="plain" size="sm">
            Move there
          </Button>
        </span>
      ) : null}
      <Button type="submit" name="do" value="delete" variant="ghost" size="sm">
        <Icon name="trash" size={16} /> Delete
      </Button>
      <Link to={to('image-history')} className="sr-only">
        Choose none
      </Link>
    </form>
  )
}
