import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { toSizeWords } from './file-check.ts'
import { ChosenFiles } from './file-drop-list.tsx'
import { Field, FieldError, useFieldWiring, type FieldWords } from '../controls/field.tsx'
import { Icon } from '../brand/icon.tsx'
import { useChosenFiles } from './use-chosen-files.ts'
import { useHasScript } from '../use-has-script.ts'

type FileDropProps = {
  name: string
  /** As in HTML: "image/png,.pdf". */
  accept?: string
  /** What is accepted, in words: "PNG or JPEG pictures". */
  kinds: string
  multiple?: boolean
  maxBytes?: number
  maxFiles?: number
  disabled?: boolean
}

/**
 * Files to drop, paste or choose. A real file input lies over the whole target; without JavaScript it is shown as it
 * is. Kinds and sizes are checked here for comfort and on the server for certain.
 */
export function FileDrop({ label, help, error, id, hideLabel, className, ...choice }: FieldWords & FileDropProps) {
  return (
    <Field {...{ label, error, id, hideLabel, className }} help={help ?? toLimitWords(choice)}>
      <DropTarget label={label} {...choice} />
    </Field>
  )
}

function toLimitWords({ kinds, maxBytes, maxFiles, multiple }: FileDropProps): string {
  const size = maxBytes === undefined ? '' : `, up to ${toSizeWords(maxBytes)}${multiple ? ' each' : ''}`
  const count = multiple && maxFiles ? `, ${maxFiles} at most` : ''
  const words = `${kinds}${size}${count}.`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function DropTarget({
  label,
  name,
  accept,
  kinds,
  multiple = false,
  maxBytes,
  maxFiles,
  disabled = false,
}: FileDropProps & { label: string }) {
  const wiring = useFieldWiring()
  const hasScript = useHasScript()
  const input = useRef<HTMLInputElement>(null)
  const { files, refusals, add, remove } = useChosenFiles(input, { accept, kinds, multiple, maxBytes, maxFiles })
  const [isOver, setIsOver] = useState(false)

  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files')
  const hold = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    if (!carriesFiles(event)) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
  const paste = (event: ClipboardEvent) => {
    if (disabled || event.clipboardData.files.length === 0) return
    event.preventDefault()
    add([...event.clipboardData.files])
  }
  return (
    <div className="grid gap-2">
      <div
        className="file-drop"
        data-over={isOver ? '' : undefined}
        onDragEnter={hold}
        onDragOver={hold}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <input
          {...wiring}
          ref={input}
          type="file"
          {...{ name, accept, multiple, disabled }}
          title={hasScript ? '' : undefined}
          onChange={() => add([...(input.current?.files ?? [])])}
        />
        <span aria-hidden="true" className="file-drop-words">
          <span className="grid size-11 place-items-center rounded-lg bg-accent-soft text-accent-soft-fg">
            <Icon name="upload" size={20} />
          </span>
          <span className="min-w-0">
            <b className="block font-medium">{isOver ? 'Let go to add them' : 'Drop, paste or choose'}</b>
            <span className="block text-xs text-fg-subtle">
              {multiple ? 'Press anywhere here to choose files' : 'Press anywhere here to choose a file'}
            </span>
          </span>
        </span>
      </div>
      <div role="alert" className="grid gap-1 empty:hidden">
        {refusals.map((refusal) => (
          <FieldError key={refusal}>{refusal}</FieldError>
        ))}
      </div>
      <ChosenFiles label={label} files={files} onRemove={remove} onEmpty={() => input.current?.focus()} />
    </div>
  )
}
