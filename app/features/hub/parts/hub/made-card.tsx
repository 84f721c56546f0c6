import { Panel } from '#app/ui/brand/card.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import type { IntentId } from '#app/kits/asking/intent/intent.ts'
import type { Made } from '../../hub-use.server.ts'
import { IntentButton } from './intent-button.tsx'

/** Where the result of a tool can go on to. */
const onward: Readonly<Record<Made['tool'], readonly IntentId[]>> = {
  translate: ['polish', 'speak', 'email'],
  summarise: ['translate', 'speak', 'polish'],
  polish: ['translate', 'speak', 'summarise'],
  detect: ['translate'],
  calculate: ['ask'],
  draw: [],
  speak: ['translate'],
  email: ['polish', 'translate'],
}

/** What a tool made: to read, to copy, to take away, and to pass on. */
export function MadeCard({ made, typed }: { made: Made; typed: string }) {
  const { tool, text, lines, picture, audio, engine, receipt, passedOver } = made
  /** What goes on: the text the language was told of, else what was made. */
  const onwardText = tool === 'detect' ? typed : text
  return (
    <Panel as="section" aria-label="Result" className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 py-4">
      {picture ? (
        <img src={picture} alt={text} width={768} height={576} className="h-auto w-full max-w-[40rem] rounded-card" />
      ) : audio ? null : (
        <p className="text-lg wrap-anywhere whitespace-pre-wrap">{text}</p>
      )}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its words stand in the field above */}
      {audio ? <audio src={audio} controls aria-label="Your text, read aloud" className="w-full" /> : null}
      {lines.length > 0 ? (
        <ul className="grid gap-1 text-[0.8125rem] text-fg-muted">
          {lines.map((line, n) => (
            <li key={n} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-xs text-fg-subtle tabular-nums">
        {engine}, {receipt}.{passedOver.length > 0 ? ` Asked before, and could not: ${passedOver.join(', ')}.` : ''}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {picture || audio ? (
          <a
            href={picture ?? audio ?? ''}
            download={`frenly-${tool}`}
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            Download
          </a>
        ) : (
          <CopyButton text={text} what="the result" />
        )}
        {onward[tool].map((intent) => (
          <IntentButton key={intent} intent={intent} wish={onwardText} isBare isShort />
        ))}
      </div>
    </Panel>
  )
}
