import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import { ReadAgain } from './read-again.tsx'

type Props = {
  /** A share of 1; null while nobody knows. */
  progress: number | null
  note: string | null
  /** The part of the page that shows it, and what names the thing there. */
  page: string
  fields: Readonly<Record<string, string>>
  isStill: boolean
}

/** What is made in the background: how far it is, the way to stop it, and a page that stays fresh without JavaScript. */
export function UnderWay({ progress, note, page, fields, isStill }: Props) {
  return (
    <div className="grid max-w-[44rem] gap-3">
      <ProgressBar
        label={note ?? 'Waiting for its turn'}
        showsLabel
        value={progress === null ? null : Math.round(progress * 100)}
      />
      <div>
        <ActForm name="do" act="stop" fields={fields} action={page}>
          <Icon name="stop" size={16} /> Stop
        </ActForm>
      </div>
      <ReadAgain isOn={!isStill} pageTo={page} stillTo={`${page}&refresh=off`} />
    </div>
  )
}
