import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SharedFlowView } from '../sharing/shared-view.server.ts'
import { FlowFigure } from './flow-figure.tsx'
import { faceWords } from './flow-links.ts'

/** A flow as whoever has its link sees it, to take over. */
export function SharedPage({ view, problem }: { view: SharedFlowView; problem: FormProblem | null }) {
  const { title, about, face, version, steps, inputs, picture, shared } = view
  return (
    <article className="page max-w-[56rem] pt-6 pb-section sm:pt-10" aria-labelledby="title">
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-1 text-fg-muted wrap-anywhere">
        {about ? `${about} ` : ''}
        {`A ${faceWords[face].one} of ${steps.length} steps, version ${version}, shared by a link.`}
      </p>
      <KeyedForm
        name="take-over"
        of={shared}
        action={to('v2-workflow-builder', null, { shared })}
        className="mt-5 grid gap-3"
      >
        <input type="hidden" name="do" value="take-over" />
        <input type="hidden" name="shared" value={shared} />
        {problem?.errors['shared'] ? <FieldError id="shared-error">{problem.errors['shared']}</FieldError> : null}
        <Button type="submit" className="justify-self-start">
          <Icon name="copy" size={17} /> Take it over as my own
        </Button>
      </KeyedForm>
      {face === 'workflow' && picture.nodes.length > 0 ? (
        <div className="mt-8">
          <FlowFigure picture={picture} title={title} />
        </div>
      ) : null}
      {inputs.length > 0 ? (
        <p className="mt-8">{`It asks for: ${inputs.map(({ label, name }) => label || name).join(', ')}.`}</p>
      ) : null}
      <ol className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        {steps.map(({ id, title: own, label, about: effect, fields, each, after }) => (
          <Card key={id} as="li" id={id} className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4 sm:p-5">
            <h2 className="heading-small flex flex-wrap items-center gap-2">
              <span className="rounded-md bg-sunken px-1.5 font-mono text-sm">{id}</span>
              <span className="wrap-anywhere">{own || label}</span>
              {effect ? <Badge tone="warning">{effect}</Badge> : null}
            </h2>
            <p className="text-sm text-fg-muted">
              {[
                own ? label : '',
                after.length > 0
                  ? `after ${after.map(({ step, when }) => (when ? `${step} if ${when}` : step)).join(', ')}`
                  : 'at the beginning',
                each ? `for each item of ${each}` : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <dl className="grid gap-2 text-sm">
              {fields.map((field) => (
                <div key={field.label}>
                  <dt className="text-fg-muted">{field.label}</dt>
                  <dd className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                    {field.text}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </ol>
    </article>
  )
}
