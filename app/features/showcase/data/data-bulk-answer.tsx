import { CodeBlock } from '#app/ui/data/code-block.tsx'
import type { HighlightedCode } from '#app/ui/data/code-token.ts'
import { FieldError } from '#app/ui/controls/field.tsx'

export type BulkSent = { list: { count: number; code: HighlightedCode } | null; problem: string | null }

/** What came of the bulk bar: the list to copy, or what was missing. */
export function BulkAnswer({ sent }: { sent: BulkSent | null }) {
  return (
    <div id="bulk-answer" className="scroll-mt-24">
      <div role="status">
        {sent?.problem ? <FieldError>{sent.problem}</FieldError> : null}
        {sent?.list ? (
          <p className="mb-2 font-medium">
            {sent.list.count === 1 ? 'The address of one screen' : `The addresses of ${sent.list.count} screens`}
          </p>
        ) : null}
      </div>
      {sent?.list ? <CodeBlock code={sent.list.code} /> : null}
    </div>
  )
}
