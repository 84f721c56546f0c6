import { to } from '#app/catalogue/to.ts'
import { AskLine } from '#app/kits/pages/question-box/ask-line.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { QUESTION_MAX_CHARS } from '../documents.limits.ts'
import type { DocumentView } from '../reading/documents-view.server.ts'
import { Answers } from './answers.tsx'
import { toPlace } from './place-link.tsx'

/** Questions to one document. */
export function AskPart({ view, problem }: { view: DocumentView; problem: FormProblem | null }) {
  const { id, questions, typed } = view
  return (
    <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-7">
      <KeyedForm name="ask-document" action={to('document-analyzer', null, { doc: id, part: 'ask' })}>
        <input type="hidden" name="do" value="ask" />
        <input type="hidden" name="doc" value={id} />
        <AskLine
          label="Your question"
          help="Answered with the sentences that say it, each at its place. Where it is not in there, that is said."
          error={problem?.errors['question'] ?? null}
          maxLength={QUESTION_MAX_CHARS}
          typed={problem?.values['question'] ?? (questions?.length ? '' : typed)}
          answerId={questions?.[0]?.id}
        />
      </KeyedForm>
      <Answers
        questions={questions ?? []}
        whole="this document"
        toPassage={(passage) => toPlace(passage.document, passage)}
      />
    </div>
  )
}
