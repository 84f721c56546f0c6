import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { DateField } from '#app/ui/controls/date-field.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { DeskView, Part } from '../../desk/desk-view.server.ts'
import { TASK_MAX_CHARS } from '../../business.limits.ts'
import { Section } from '../small-parts.tsx'

type Props = { view: DeskView; part: Part<'tasks'>; problem: FormProblem | null }
type Task = Part<'tasks'>['open'][number]

export function TasksPart({ view, part, problem }: Props) {
  const { open, done } = part
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {view.can.work ? <AddTask part={part} problem={problem} /> : null}
      <Section id="open" title="Open">
        {open.length === 0 ? (
          <p className="text-fg-muted">Nothing yet.</p>
        ) : (
          <ul className="border-b border-line">
            {open.map((task) => (
              <Line key={task.id} task={task} part={part} canWork={view.can.work} />
            ))}
          </ul>
        )}
      </Section>
      {done.length > 0 ? (
        <Section id="done" title="Done lately">
          <ul className="border-b border-line">
            {done.map((task) => (
              <Line key={task.id} task={task} part={part} canWork={view.can.work} />
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  )
}

function AddTask({ part, problem }: { part: Part<'tasks'>; problem: FormProblem | null }) {
  const own = problem?.values['do'] === 'add-task' ? problem : null
  return (
    <KeyedForm
      name="add-task"
      noValidate
      className="grid items-start gap-4 rounded-card bg-surface p-5 shadow-sm sm:grid-cols-[minmax(0,1fr)_12rem_12rem]"
    >
      <input type="hidden" name="do" value="add-task" />
      <Field label="What is to be done" error={own?.errors['title']}>
        <TextInput
          name="title"
          maxLength={TASK_MAX_CHARS}
          defaultValue={own?.values['title'] ?? ''}
          autoComplete="off"
        />
      </Field>
      <Field label="Who sees to it">
        <Select name="assignee" defaultValue={own?.values['assignee'] ?? ''}>
          <option value="">Nobody yet</option>
          {part.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <DateField
        label="Until"
        name="due"
        help="Left empty, it has no day."
        defaultValue={own?.values['due'] ?? ''}
        error={own?.errors['due']}
      />
      <div>
        <Button type="submit" size="sm">
          Add the task
        </Button>
      </div>
    </KeyedForm>
  )
}

function Line({ task, part, canWork }: { task: Task; part: Part<'tasks'>; canWork: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className={`wrap-anywhere ${task.isDone ? 'text-fg-muted line-through' : ''}`} dir="auto">
          {task.title}
        </p>
        <p className="flex flex-wrap items-center gap-1.5 text-xs text-fg-subtle">
          {task.assignee ?? 'Nobody yet'}
          {task.due ? <span>until {task.due}</span> : null}
          {task.lateness ? (
            <Badge tone={task.lateness === 'late' ? 'danger' : 'warning'}>
              {task.lateness === 'late' ? 'late' : 'today'}
            </Badge>
          ) : null}
        </p>
      </div>
      {canWork ? (
        <span className="flex flex-wrap items-end gap-2">
          {task.isDone ? null : <Give task={task} part={part} />}
          <ActForm
            name="do"
            act="task"
            fields={{ task: task.id, state: task.isDone ? 'open' : 'done' }}
            variant={task.isDone ? 'ghost' : 'soft'}
            about={task.title}
          >
            {task.isDone ? 'Not done' : 'Done'}
          </ActForm>
          <ActForm name="do" act="remove-task" fields={{ task: task.id }} variant="ghost" about={task.title}>
            Remove
          </ActForm>
        </span>
      ) : null}
    </li>
  )
}

function Give({ task, part }: { task: Task; part: Part<'tasks'> }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center px-2 text-[0.8125rem] text-fg-muted hover:text-fg lg:min-h-9">
        Give to…<span className="sr-only"> : {task.title}</span>
      </summary>
      <KeyedForm name="give-task" of={task.id} again className="mt-1 flex items-end gap-2">
        <input type="hidden" name="do" value="give-task" />
        <input type="hidden" name="task" value={task.id} />
        <Field label="Who sees to it">
          <Select name="assignee" defaultValue={task.assigneeId ?? ''}>
            <option value="">Nobody</option>
            {part.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" size="sm" variant="plain">
          Give
        </Button>
      </KeyedForm>
    </details>
  )
}
