import { useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { copyText } from '#app/ui/data/copy-text.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import { useHasScript } from '#app/ui/use-has-script.ts'

/** Puts the text of an SVG file into the clipboard. Comes with JavaScript; without it the file is downloaded. */
export function LogoCopy({ file, what }: { file: string; what: string }) {
  const [isBusy, setIsBusy] = useState(false)
  if (!useHasScript()) return null
  const copy = async () => {
    setIsBusy(true)
    const isCopied = await copyFile(file)
    setIsBusy(false)
    showToast(
      isCopied
        ? { title: 'SVG copied', description: `${what} is in your clipboard.` }
        : { title: 'Not copied', description: 'The file could not be copied. Download it instead.', tone: 'danger' },
    )
  }
  return (
    <Button type="button" variant="ghost" size="xs" onClick={copy} busy={isBusy}>
      <Icon name="copy" size={15} />
      Copy<span className="sr-only"> the SVG: {what}</span>
    </Button>
  )
}

async function copyFile(file: string): Promise<boolean> {
  try {
    const response = await fetch(file)
    return response.ok && (await copyText((await response.text()).trim()))
  } catch {
    return false
  }
}
