import { Form } from '@remix-run/react'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import type { QuestionView } from '../question-view.server.ts'
import { QUESTION_MAX_CHARS } from '../questions.limits.ts'
import { DetailsField, TopicField } from './ask-form.tsx'
import { Fold } from './fold.tsx'

/** What whoever asked can do with the question: change it, make it public or their own, remove it. */
export function AskerTools({ view, problem }: { view: QuestionView; problem: FormProblem | null }) {
  const { viewer, question } = view
  return (
    <>
      {viewer.isAsker ? (
        <>
          <EditQuestion view={view} problem={problem} />
          <Visibility view={view} problem={problem} />
        </>
      ) : null}
      {viewer.isAsker || viewer.isAdmin ? (
        <Fold title="Remove" icon="trash">
          <Form method="post" className="flex flex-wrap items-center gap-3">
            <input type="hidden" name="act" value="remove" />
            <p className="min-w-0 flex-1 basis-60">{toRemoveWords(view)}</p>
            <Button type="submit" variant="danger" size="sm">
              {question.canReword || viewer.isAdmin ? 'Remove the question' : 'Take my name off'}
            </Button>
          </Form>
        </Fold>
      ) : null}
    </>
  )
}

function toRemoveWords({ viewer, question }: QuestionView): string {
  if (!question.canReword && !viewer.isAdmin)
    return 'Others have answered, so the question stays with their answers. Your name goes off it, for good.'
  return 'The question goes for good, with its answers and votes. The panel’s run stays in the history of whoever asked.'
}

function EditQuestion({ view: { question }, problem }: { view: QuestionView; problem: FormProblem | null }) {
  const own = problem?.values.act === 'edit' ? problem : null
  const isOpen = useIsHeld('edit-question') || own !== null
  return (
    <Fold title="Change" icon="pen-line" isOpen={isOpen}>
      <KeyedForm name="edit-question" again noValidate className="grid gap-4">
        <input type="hidden" name="act" value="edit" />
        {question.canReword ? (
          <Field
            label="The question"
            error={own?.errors.question}
            help="The panel answered the words it was asked. Ask it again after a change."
          >
            <TextArea
              name="question"
              rows={2}
              maxLength={QUESTION_MAX_CHARS}
              defaultValue={own?.values.question ?? question.question}
            />
          </Field>
        ) : (
          <>
            <input type="hidden" name="question" value={question.question} />
            <p className="text-fg-muted">Others have answered these words, so they stay. Details can be added.</p>
            {own?.errors.question ? <FieldError>{own.errors.question}</FieldError> : null}
          </>
        )}
        <DetailsField value={own?.values.details ?? question.details} error={own?.errors.details} />
        <TopicField value={own?.values.topic ?? question.topic} error={own?.errors.topic} />
        <div>
          <Button type="submit" size="sm">
            Save
          </Button>
        </div>
      </KeyedForm>
    </Fold>
  )
}

function Visibility({ view: { question, viewer }, problem }: { view: QuestionView; problem: FormProblem | null }) {
  const act = question.isPublic ? 'unpublish' : 'publish'
  const own = problem?.values.act === act ? problem : null
  const canAct = question.isPublic || viewer.isVerified
  if (viewer.id === null) return null
  if (question.isPublic && !question.canReword) return null
  return (
    <Fold
      title={question.isPublic ? 'Make it only mine' : 'Make it public'}
      icon={question.isPublic ? 'lock' : 'globe'}
      isOpen={own !== null}
    >
      {canAct ? (
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="act" value={act} />
          <p className="min-w-0 flex-1 basis-60">
            {question.isPublic
              ? 'Nobody else will find or read it. Votes stay.'
              : 'Everybody can read it under your name, with the panel’s answer and its run. Members vote and answer.'}
          </p>
          <Button type="submit" size="sm">
            <Icon name={question.isPublic ? 'lock' : 'globe'} size={16} />
            {question.isPublic ? 'Make it only mine' : 'Make it public'}
          </Button>
        </Form>
      ) : (
        <BeforePublishing publisher={viewer.publisher} what="question" />
      )}
      {canAct && own?.errors.publish ? <FieldError>{own.errors.publish}</FieldError> : null}
    </Fold>
  )
}
