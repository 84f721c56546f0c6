import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { ANSWER_MAX_CHARS } from '../beta.limits.ts'
import type { DashboardView } from '../trying/dashboard-view.server.ts'

type Idea = DashboardView['ideas'][number]
type Props = { idea: Idea; isAdmin: boolean; problem: FormProblem | null }

const TONES = { open: 'quiet', planned: 'info', done: 'success', declined: 'warning' } as const

/** What one member said, how the others judge it, and what became of it. */
export function IdeaItem({ idea, isAdmin, problem }: Props) {
  const { id, text, state, label, answer, feature, name, handle, isOwn, day } = idea
  return (
    <Card as="li" id={`idea-${id}`} className="scroll-mt-20 p-5">
      <p className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-fg-muted">
        <Badge tone={TONES[state]}>{label}</Badge>
        {feature ? <span>{feature}</span> : <span>A wish</span>}
        <span>
          {name && handle ? (
            <Link to={to('profile', { handle })} className="hover:underline" dir="auto">
              {name}
            </Link>
          ) : (
            'A former member'
          )}
          , {day}
        </span>
      </p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </p>
      {answer ? (
        <p className="mt-3 rounded-lg bg-sunken px-3.5 py-2.5 wrap-anywhere">
          <b className="font-medium">Our answer: </b>
          {answer}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {isOwn ? (
          <ActForm act="withdraw" fields={{ idea: id }} variant="ghost">
            Take it back
          </ActForm>
        ) : (
          <Votes idea={idea} />
        )}
        <span className="text-[0.8125rem] text-fg-subtle">{toShareWords(idea)}</span>
        {isOwn ? null : <ReportForm target={id} problem={problem} />}
      </div>
      {isAdmin ? <AnswerForm idea={idea} /> : null}
    </Card>
  )
}

const Votes = ({ idea: { id, vote, text } }: { idea: Idea }) => (
  <>
    <ActForm
      act="vote"
      fields={{ idea: id, value: vote === 1 ? '0' : '1' }}
      variant={vote === 1 ? 'accent' : 'plain'}
      about={text.slice(0, 60)}
    >
      {vote === 1 ? 'You agree' : 'Agree'}
    </ActForm>
    <ActForm
      act="vote"
      fields={{ idea: id, value: vote === -1 ? '0' : '-1' }}
      variant={vote === -1 ? 'accent' : 'plain'}
      about={text.slice(0, 60)}
    >
      {vote === -1 ? 'You see it differently' : 'See it differently'}
    </ActForm>
  </>
)

/** The sum behind the order, so that nobody has to take it on trust. */
function toShareWords({ groups, share }: Idea): string {
  if (groups.length === 0) return 'Nobody has judged it yet'
  const parts = groups.map(({ agree, of }) => `${agree} of ${of}`)
  return groups.length === 1
    ? `${parts[0]} agree; ${share} of 100 in the order`
    : `${parts.join(' and ')} of two groups that judge differently agree; ${share} of 100 in the order`
}

const AnswerForm = ({ idea: { id, state, answer } }: { idea: Idea }) => (
  <KeyedForm name="beta-answer" of={id} again className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4">
    <input type="hidden" name="act" value="answer" />
    <input type="hidden" name="idea" value={id} />
    <Field label="What becomes of it" className="w-40">
      <Select name="state" defaultValue={state}>
        <option value="open">Open</option>
        <option value="planned">Planned</option>
        <option value="done">Done</option>
        <option value="declined">Not now</option>
      </Select>
    </Field>
    <Field label="In a sentence" className="min-w-0 flex-[1_1_14rem]">
      <TextInput name="answer" maxLength={ANSWER_MAX_CHARS} defaultValue={answer} />
    </Field>
    <Button type="submit" variant="plain">
      Answer
    </Button>
  </KeyedForm>
)
