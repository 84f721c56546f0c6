import * as Radix from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { toButtonClass } from '../controls/button-style.ts'
import { toIconButtonClass } from '../controls/button.tsx'
import { Icon } from '../brand/icon.tsx'
import { toastFrame, toastTile, toastWords } from './toast-look.tsx'
import { toToastText } from './toast-text.ts'
import { dismissToast, getToasts, subscribeToasts, type QueuedToast } from './toast-queue.ts'

/** SPEC 9, in ms and px. */
export const TOAST_DURATION_MS = 5_000
export const SWIPE_THRESHOLD_PX = 50
export const VIEWPORT_HOTKEY = ['F8']

/** The toasts of `showToast`. Loaded on its own, so that Radix stays out of the first chunk. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getToasts)
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport hotkey={VIEWPORT_HOTKEY} className="toast-corner" />
    </Radix.Provider>
  )
}

function Toast({ toast }: { toast: QueuedToast }) {
  const { id, isOpen, title, description, tone = 'plain', action } = toast
  const text = toToastText(title, description)
  const isDanger = tone === 'danger'
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : dismissToast(id))}
      type={isDanger ? 'foreground' : 'background'}
      className={`${toastFrame(tone)} toast-swipe`}
    >
      {toastTile(tone, toast.pose)}
      <div className="min-w-0 flex-1">
        <Radix.Title className={toastWords.title(tone)}>{title}</Radix.Title>
        {text ? <Radix.Description className={toastWords.text}>{text}</Radix.Description> : null}
      </div>
      {action ? (
        <Radix.Action
          altText={action.altText}
          onClick={action.onSelect}
          className={toButtonClass({ variant: isDanger ? 'plain' : 'soft', size: 'xs' })}
        >
          {action.label}
        </Radix.Action>
      ) : null}
      <Radix.Close aria-label="Dismiss" className={toIconButtonClass({})}>
        <Icon name="close" size={17} />
      </Radix.Close>
    </Radix.Root>
  )
}
