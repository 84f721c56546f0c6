import { CodeBlock } from '#app/ui/data/code-block.tsx'
import type { HighlightedCode } from '#app/ui/data/code-token.ts'
import { Prose } from '#app/ui/data/prose.tsx'
import { Specimen } from '../parts/guide.tsx'

export function CodeSpecimens({ code, html }: { code: HighlightedCode; html: string }) {
  return (
    <>
      <Specimen name="Code" use="A file of this product. Coloured by the server, copied with one press." className="">
        <CodeBlock code={code} label="page-steps.ts" hasLineNumbers />
      </Specimen>
      <Specimen
        name="Text"
        use="A sample with everything Markdown has. Each block finds its own direction."
        className="rounded-card bg-surface p-5 shadow-sm sm:p-8"
      >
        <Prose html={html} />
      </Specimen>
    </>
  )
}
