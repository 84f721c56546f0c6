import { useState } from 'react'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ATTACHMENT_MAX_BYTES, MAX_ATTACHMENTS } from '../conversation.limits.ts'

const ACCEPT =
  '.txt,.md,.markdown,.csv,.json,.html,.pdf,.docx,.pptx,.xlsx,.odt,.ods,.odp,.epub,image/png,image/jpeg,image/webp,image/gif,image/avif'
const KINDS = `PDF, Office and OpenDocument files, EPUB, text, tables or pictures, up to ${MAX_ATTACHMENTS}, ${toSizeWords(ATTACHMENT_MAX_BYTES)} each.`

/** Files that go along with a message. Without scripts the browser's own field is shown. */
export function AttachButton({ error }: { error: string | null }) {
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <div className="grid min-w-0 gap-1">
      <label
        className={`${toChipClass(names.length > 0)} relative w-fit max-w-full cursor-pointer has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ring`}
      >
        <span className="flex min-w-0 items-center gap-1.5">
          <Icon name="paperclip" size={15} className="flex-none" />
          <span className="truncate">{names.length > 0 ? names.join(', ') : 'Attach'}</span>
        </span>
        <input
          type="file"
          name="files"
          multiple
          accept={ACCEPT}
          aria-describedby="attach-kinds"
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => setNames([...(target.files ?? [])].map(({ name }) => name))}
          className="absolute inset-0 max-w-full cursor-pointer text-xs opacity-0 noscript:static noscript:opacity-100"
        />
      </label>
      <small id="attach-kinds" className="hidden text-xs text-fg-subtle noscript:block">
        {KINDS}
      </small>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  )
}
