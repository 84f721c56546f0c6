import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { BringBack } from './bring-back.tsx'
import { deskSamples, type DeskSample } from './desk-samples.ts'
import { findAlsoError, findNoteError } from './desk-checks.ts'
import type { AdminFormResult } from './desk.server.ts'
import { LeavingPane } from './leaving-pane.tsx'
import { Legend } from './legend.tsx'
import { NotePane } from './note-pane.tsx'
import { useMaskedNote } from './use-masked-note.ts'

/**
 * The desk: a note on one side, what may leave on the other. With JavaScript the browser does all of it; without, the form
 * asks the server, which answers and keeps nothing.
 */
export function Desk({
  sample,
  result,
  action,
  isStacked = false,
}: {
  sample: DeskSample
  result: AdminFormResult | undefined
  action: string
  isStacked?: boolean
}) {
  const hasScript = useHasScript()
  const isEmpty = new URLSearchParams(useLocation().search).has('empty')
  const form = useRef<HTMLFormElement>(null)
  const start = toStart(result, isEmpty ? '' : deskSamples[sample])
  const { text, also, lifted, redaction, state, isTouched, change, toggle } = useMaskedNote(start)
  const problem = result?.problem?.errors
  const errors = {
    text: isTouched ? (text.trim() ? findNoteError(text) : null) : (problem?.['text'] ?? null),
    also: isTouched ? findAlsoError(also) : (problem?.['also'] ?? null),
  }
  const masked = text.trim() && !errors.text ? redaction : null
  useTypedBefore(form, start.text, (early) => change({ text: early }))
  const { empty, append, maskSelection } = useNoteTools(form, change)
  return (
    <form
      ref={form}
      method="post"
      action={`${action}#masked`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-label="Mask a note"
      className="rounded-sheet relative bg-surface text-start shadow-lg print:shadow-none"
    >
      <div
        className={
          isStacked
            ? 'grid grid-cols-[minmax(0,1fr)]'
            : 'grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[repeat(2,minmax(0,1fr))]'
        }
      >
        <NotePane
          start={start}
          errors={errors}
          isSample={text === deskSamples[sample]}
          hasScript={hasScript}
          emptyHref={`${action}?empty`}
          rows={isStacked ? 8 : 10}
          onText={(next) => change({ text: next })}
          onAlso={(next) => change({ also: next })}
          onEmpty={empty}
          onMaskSelection={maskSelection}
          onPhrase={append}
        />
        <LeavingPane
          redaction={masked}
          hasFewRules={state === 'failed'}
          className={`border-t border-line ${isStacked ? '' : 'lg:border-s lg:border-t-0'}`}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-6 max-sm:p-4 print:hidden">
        {masked && masked.masks.length > 0 ? (
          <Legend masks={masked.masks} lifted={lifted} isNarrow={isStacked} onToggle={toggle} />
        ) : null}
        {hasScript && masked ? <BringBack masks={masked.masks} /> : null}
        <p className="flex items-start gap-2 text-sm text-fg-muted">
          <Icon name="lock" size={17} className="mt-px text-accent-text" />
          {hasScript
            ? 'All of this happens in your browser. Your note is not sent, and closing the page forgets it.'
            : 'Without JavaScript this server masks the note, answers and keeps nothing. The note is not stored and not logged.'}
        </p>
      </div>
    </form>
  )
}

type Change = ReturnType<typeof useMaskedNote>['change']

/** What the buttons beside the note do with its fields. */
function useNoteTools(form: { current: HTMLFormElement | null }, change: Change) {
  const write = (next: string) => {
    const area = findField(form.current, 'text')
    if (!area) return
    area.value = next
    change({ text: next })
  }
  return {
    empty() {
      write('')
      findField(form.current, 'text')?.focus()
    },
    append: (phrase: string) => write(`${findField(form.current, 'text')?.value.trimEnd() ?? ''} ${phrase}`.trim()),
    /** The words that are marked in the note are masked too. */
    maskSelection() {
      const area = findField(form.current, 'text')
      const field = findField(form.current, 'also')
      const chosen = area?.value.slice(area.selectionStart ?? 0, area.selectionEnd ?? 0).trim()
      if (!field || !chosen) return
      field.value = [field.value.trim(), chosen].filter(Boolean).join(', ')
      change({ also: field.value })
    },
  }
}

function toStart(result: AdminFormResult | undefined, blank: string) {
  if (result?.redaction) {
    const lifted = result.redaction.masks.filter(({ isLifted }) => isLifted).map(({ key }) => key)
    return { text: result.text, also: result.also, lifted, redaction: result.redaction }
  }
  const typed = result?.problem?.values
  return { text: typed?.['text'] ?? blank, also: typed?.['also'] ?? '', lifted: [], redaction: null }
}

function findField(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field : null
}

/** What was typed, or brought back by the browser, before JavaScript took over. */
function useTypedBefore(form: { current: HTMLFormElement | null }, started: string, onTyped: (text: string) => void) {
  const said = useRef(onTyped)
  useEffect(() => {
    const early = findField(form.current, 'text')?.value
    if (early !== undefined && early !== started) said.current(early)
    // Looks once, when the page comes alive.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it runs once, when the page opens
  }, [])
}
