import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import type { RichAct, RichEditor } from './open-rich-editor.ts'
import './rich-editor.css'

type Props = {
  text: string
  onChange: (text: string) => void
  onOpen: (editor: RichEditor | null) => void
  onFail: () => void
}

/** A pause in writing after which the document is read, in ms. */
const READ_PAUSE_MS = 250

type Tool = { act: RichAct; label: string; keys?: string }
const TOOLS: readonly Tool[] = [
  { act: 'paragraph', label: 'Text' },
  { act: 'heading', label: 'Heading' },
  { act: 'strong', label: 'Bold', keys: 'Ctrl B' },
  { act: 'em', label: 'Italic', keys: 'Ctrl I' },
  { act: 'strike', label: 'Strike' },
  { act: 'code', label: 'Code', keys: 'Ctrl E' },
  { act: 'bullets', label: 'List' },
  { act: 'numbers', label: 'Numbers' },
  { act: 'task', label: 'Task', keys: 'Ctrl Enter' },
  { act: 'quote', label: 'Quote' },
  { act: 'block', label: 'Code block' },
  { act: 'table', label: 'Table' },
  { act: 'footnote', label: 'Footnote' },
  { act: 'rule', label: 'Line' },
  { act: 'undo', label: 'Undo', keys: 'Ctrl Z' },
  { act: 'redo', label: 'Redo', keys: 'Ctrl Y' },
]
const TABLE_TOOLS: readonly Tool[] = [
  { act: 'row', label: 'Add a row' },
  { act: 'column', label: 'Add a column' },
  { act: 'row-out', label: 'Remove the row' },
  { act: 'column-out', label: 'Remove the column' },
]

/** The rich text editor; its library is loaded when it is opened. */
export function RichArea({ text, onChange, onOpen, onFail }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<RichEditor | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState({ isInTable: false, hasSelection: false })
  const calls = useRef({ onChange, onOpen, onFail })
  calls.current = { onChange, onOpen, onFail }
  // What waited in this browser, or was put together, may come before the library does.
  const latest = useRef(text)
  latest.current = text
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      if (editor.current) calls.current.onChange(editor.current.read())
    }
    import('./open-rich-editor.ts').then(
      ({ openRichEditor }) => {
        if (isGone || !place.current) return
        const opened = openRichEditor(place.current, latest.current, {
          onChange: () => {
            clearTimeout(timer)
            timer = setTimeout(read, READ_PAUSE_MS)
          },
          onMove: (now) =>
            setAt((before) =>
              before.isInTable === now.isInTable && before.hasSelection === now.hasSelection ? before : now,
            ),
        })
        editor.current = opened
        setOpen(true)
        calls.current.onOpen(opened)
      },
      () => calls.current.onFail(),
    )
    return () => {
      isGone = true
      clearTimeout(timer)
      // What was typed in the last moment goes along when the way of writing is changed.
      if (timer !== undefined) read()
      editor.current?.close()
      calls.current.onOpen(null)
    }
  }, [])
  const act = (one: RichAct) => editor.current?.act(one)
  return (
    <div className="rounded-sheet bg-surface px-[clamp(16px,3vw,40px)] py-6 shadow-md focus-within:ring-field">
      <Toolbar label="Formatting" tools={TOOLS} isOpen={isOpen} act={act} />
      {at.isInTable ? <Toolbar label="Table" tools={TABLE_TOOLS} isOpen={isOpen} act={act} /> : null}
      {at.hasSelection ? <LinkField onLink={(href) => editor.current?.link(href)} /> : null}
      <div ref={place} className="mt-4" />
    </div>
  )
}

function Toolbar({
  label,
  tools,
  isOpen,
  act,
}: {
  label: string
  tools: readonly Tool[]
  isOpen: boolean
  act: (act: RichAct) => void
}) {
  return (
    <div role="toolbar" aria-label={label} className="flex flex-wrap gap-1 border-b border-line pb-2 not-first:pt-2">
      {tools.map(({ act: one, label: name, keys }) => (
        <Button
          key={one}
          type="button"
          size="xs"
          variant="ghost"
          disabled={!isOpen}
          title={keys}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => act(one)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

/** The address the chosen words lead to. */
function LinkField({ onLink }: { onLink: (href: string) => void }) {
  const [href, setHref] = useState('')
  const isFit = href === '' || /^(?:https?:\/\/|mailto:|\/)[^\s()<>]+$/i.test(href)
  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line py-2">
      <Field
        label="Link of the chosen words"
        className="min-w-0 flex-[1_1_14rem]"
        error={isFit ? null : 'An address begins with https:// or mailto:.'}
      >
        <TextInput
          type="text"
          inputMode="url"
          value={href}
          autoComplete="off"
          onChange={(event) => setHref(event.target.value.trim())}
        />
      </Field>
      <Button
        type="button"
        size="sm"
        variant="plain"
        disabled={!isFit}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onLink(href)}
      >
        {href === '' ? 'Take the link away' : 'Link'}
      </Button>
    </div>
  )
}
