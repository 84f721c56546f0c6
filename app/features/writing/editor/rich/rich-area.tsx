import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import type { RichAct, RichEditor } from './open-rich-editor.ts'
import './rich-editor.css'

type Props = {
  text: string
  onChange: (text: string) => void
  onOpen: (editor: RichEditor) => void
  onFail: () => void
}

/** Reading a long document takes longer than a key may, so it is read after a pause, in ms. */
const READ_PAUSE_MS = 250

const TOOLS: readonly { act: RichAct; label: string; keys?: string }[] = [
  { act: 'paragraph', label: 'Text' },
  { act: 'heading', label: 'Heading' },
  { act: 'strong', label: 'Bold', keys: 'Ctrl B' },
  { act: 'em', label: 'Italic', keys: 'Ctrl I' },
  { act: 'code', label: 'Code', keys: 'Ctrl E' },
  { act: 'bullets', label: 'List' },
  { act: 'quote', label: 'Quote' },
  { act: 'undo', label: 'Undo', keys: 'Ctrl Z' },
  { act: 'redo', label: 'Redo', keys: 'Ctrl Y' },
]

/** The rich text editor; its library is loaded when it is opened. */
export function RichArea({ text, onChange, onOpen, onFail }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<RichEditor | null>(null)
  const [isOpen, setOpen] = useState(false)
  const calls = useRef({ onChange, onOpen, onFail })
  calls.current = { onChange, onOpen, onFail }
  const begun = useRef(text)
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
        const opened = openRichEditor(place.current, begun.current, () => {
          clearTimeout(timer)
          timer = setTimeout(read, READ_PAUSE_MS)
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
    }
  }, [])
  return (
    <div>
      <div role="toolbar" aria-label="Formatting" className="flex flex-wrap gap-1 border-b border-line pb-2">
        {TOOLS.map(({ act, label, keys }) => (
          <Button
            key={act}
            type="button"
            size="xs"
            variant="ghost"
            disabled={!isOpen}
            title={keys}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editor.current?.act(act)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div ref={place} className="mt-4" />
    </div>
  )
}
