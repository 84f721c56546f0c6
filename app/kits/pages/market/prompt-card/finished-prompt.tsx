import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { fillPrompt, type Piece } from './fill-prompt.ts'
import type { Prompt } from './use-prompt.ts'

/** The prompt as it stands, on its paper, with the ways to take it along. */
export function FinishedPrompt({ prompt: { card, values, text, empty } }: { prompt: Prompt }) {
  return (
    <section
      aria-labelledby="finished-prompt"
      className="flex flex-col bg-sunken p-5 max-lg:border-t max-lg:border-line sm:p-6 lg:rounded-br-2xl lg:border-l lg:border-line lg:p-7"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="finished-prompt" className="text-[0.8125rem] font-strong">
          The finished prompt
        </h3>
        <CopyButton text={text} what="the prompt" />
      </div>
      <div className="mt-3 flex-1 rounded-lg bg-surface p-5 text-base leading-[1.65] shadow-sm [overflow-wrap:anywhere] sm:p-6">
        <div className="grid content-start gap-2.5">
          {fillPrompt(card, values).map((pieces, line) => (
            <p key={line} className="whitespace-pre-line">
              {pieces.map((piece, index) => (
                <Stretch key={index} piece={piece} />
              ))}
            </p>
          ))}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ButtonLink to={to('consensus', null, { question: text })} rel="nofollow">
          Open in consensus
        </ButtonLink>
        <p role="status" className="text-[0.8125rem] text-fg-muted">
          {empty === 0 ? 'Complete.' : empty === 1 ? 'One blank is still empty.' : `${empty} blanks are still empty.`}
        </p>
      </div>
    </section>
  )
}

function Stretch({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'words') return text
  if (kind === 'empty')
    return (
      <span className="rounded-[5px] px-1 py-px text-accent-text outline-[1.5px] outline-dashed outline-accent-line">
        {text}
      </span>
    )
  return (
    <mark className="rounded-[5px] bg-accent-soft px-1 py-px font-medium text-accent-soft-fg [box-decoration-break:clone]">
      {text}
    </mark>
  )
}
