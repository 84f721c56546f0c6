import { Link } from '@remix-run/react'
import { toIconButtonClass } from '../controls/button.tsx'
import { Icon } from '../brand/icon.tsx'
import type { PandaPose } from '../brand/panda.tsx'
import { toastFrame, toastTile, toastWords, type ToastTone } from './toast-look.tsx'
import { toToastText } from './toast-text.ts'

/**
 * A toast that the server draws, for answers that must be seen without JavaScript. `dismissTo` is the address of the
 * same page without it.
 */
export function Flash({
  title,
  description,
  tone = 'plain',
  pose,
  dismissTo,
}: {
  title: string
  description?: string
  tone?: ToastTone
  pose?: PandaPose
  dismissTo: string
}) {
  const text = toToastText(title, description)
  return (
    <div className="toast-corner">
      <div role={tone === 'danger' ? 'alert' : 'status'} className={`${toastFrame(tone)} animate-arrive`}>
        {toastTile(tone, pose)}
        <div className="min-w-0 flex-1">
          <b className={toastWords.title(tone)}>{title}</b>
          {text ? <p className={toastWords.text}>{text}</p> : null}
        </div>
        <Link to={dismissTo} replace preventScrollReset aria-label="Dismiss" className={toIconButtonClass({})}>
          <Icon name="close" size={17} />
        </Link>
      </div>
    </div>
  )
}
