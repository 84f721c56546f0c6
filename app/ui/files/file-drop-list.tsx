import { useEffect, useRef, useState } from 'react'
import { toSizeWords } from './file-check.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../brand/icon.tsx'

/** Twice the size it is shown at, for sharp screens. */
const PREVIEW_PX = 80

/** The files that were chosen, each with its size and a way to leave it out. Focus stays in the list as it shrinks. */
export function ChosenFiles({
  label,
  files,
  onRemove,
  onEmpty,
}: {
  label: string
  files: readonly File[]
  onRemove: (file: File) => void
  /** Called after the last one went. */
  onEmpty: () => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (file: File, n: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[n + 1] ?? buttons[n - 1]
    onRemove(file)
    if (next) next.focus()
    else onEmpty()
  }
  return (
    <>
      <p role="status" className="sr-only">
        {files.length > 0 ? `${files.length} ${files.length === 1 ? 'file' : 'files'} chosen.` : ''}
      </p>
      {files.length > 0 ? (
        <ul ref={list} aria-label={`${label}: chosen files`} className="grid gap-1.5">
          {files.map((file, n) => (
            <li
              key={`${file.name}-${file.size}-${file.lastModified}`}
              className="flex items-center gap-3 rounded-lg bg-sunken p-1.5 pe-1"
            >
              <FilePicture file={file} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{file.name}</span>
                <small className="block text-xs text-fg-subtle tabular-nums">{toSizeWords(file.size)}</small>
              </span>
              <IconButton label={`Remove ${file.name}`} className="tip-end" onClick={() => remove(file, n)}>
                <Icon name="close" size={17} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A small look at a picture, drawn on a canvas; anything that is none keeps the sign of a file. */
function FilePicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    let isGone = false
    if (file.type.startsWith('image/')) {
      createImageBitmap(file)
        .then((picture) => {
          if (!isGone && canvas.current) setIsDrawn(drawCovering(canvas.current, picture))
          picture.close()
        })
        .catch(() => undefined)
    }
    return () => {
      isGone = true
    }
  }, [file])
  return (
    <span className="relative grid size-10 flex-none place-items-center overflow-hidden rounded-control-sm bg-surface text-fg-muted">
      <canvas
        ref={canvas}
        width={PREVIEW_PX}
        height={PREVIEW_PX}
        aria-hidden="true"
        className={`absolute inset-0 size-full ${isDrawn ? '' : 'invisible'}`}
      />
      {isDrawn ? null : <Icon name="file-text" size={18} />}
    </span>
  )
}

function drawCovering(canvas: HTMLCanvasElement, picture: ImageBitmap): boolean {
  const side = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, left, top, side, side, 0, 0, PREVIEW_PX, PREVIEW_PX)
  return pen !== null
}
