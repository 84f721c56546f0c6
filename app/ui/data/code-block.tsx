import { toCodeText, type CodeToken, type HighlightedCode } from './code-token.ts'
import { CopyButton } from './copy-button.tsx'
import './code.css'

/** Code in its colours under a bar with its language and a copy button. It scrolls sideways, also by keyboard. */
export function CodeBlock({
  code,
  label,
  hasLineNumbers = false,
  className = '',
}: {
  code: HighlightedCode
  /** What the code is, such as a file name; its language unless given. */
  label?: string
  hasLineNumbers?: boolean
  className?: string
}) {
  const name = label ?? code.language
  return (
    <div className={`code-frame ${className}`} data-numbered={hasLineNumbers ? '' : undefined}>
      <div className="code-bar">
        <span>{name}</span>
        <CopyButton text={() => toCodeText(code)} what={name} />
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      <div role="region" aria-label={`${name} code`} tabIndex={0} className="code-scroll">
        <pre dir="ltr">
          <code>
            {code.lines.map((line, n) => (
              <CodeLine key={n} tokens={line} />
            ))}
          </code>
        </pre>
      </div>
    </div>
  )
}

/** The line's end is part of it, so that a selection copies whole lines. */
function CodeLine({ tokens }: { tokens: readonly CodeToken[] }) {
  return (
    <span className="code-line">
      {tokens.map(({ text, kind }, n) =>
        kind ? (
          <span key={n} className={`code-${kind}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {'\n'}
    </span>
  )
}
