import { toParkedWords, type ParkReason } from '#app/kits/asking/consensus/parked-words.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/** In place of the agreed answer: why the answers were not compared, and one more try. */
export function ParkedNote({ reason }: { reason: ParkReason }) {
  return (
    <Card as="div" className="mt-6 p-5" role="note">
      <p className="reading">{toParkedWords(reason)}</p>
      <div className="mt-4 print:hidden">
        <ActForm act="compare">
          <Icon name="rotate" size={16} /> Compare once more
        </ActForm>
      </div>
    </Card>
  )
}
