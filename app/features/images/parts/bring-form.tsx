import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { LENS_MAX_BYTES } from '../images.limits.ts'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** Somebody's own picture, to be changed here. */
export function BringForm({ problem }: { problem: FormProblem | null }) {
  return (
    <details className="group mt-4 rounded-card bg-sunken px-4" open={problem !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-medium">
        Start from your own picture
        <Icon name="chevron-down" size={17} className="transition-transform group-open:rotate-180" />
      </summary>
      <KeyedForm name="bring" action={to('image-studio')} encType="multipart/form-data" className="grid gap-3 pb-4">
        <input type="hidden" name="do" value="bring" />
        <p className="text-sm text-fg-muted">
          Crop, frame, enlarge and letter it. What the file tells of your place and device is left behind.
        </p>
        <FileDrop
          label="Your picture"
          name="picture"
          accept={ACCEPT}
          kinds="PNG, JPEG, WebP, GIF or AVIF"
          maxBytes={LENS_MAX_BYTES}
          error={problem?.errors['picture'] ?? null}
        />
        <Button type="submit" variant="plain" className="justify-self-start">
          <Icon name="upload" size={17} /> Bring it here
        </Button>
      </KeyedForm>
    </details>
  )
}
