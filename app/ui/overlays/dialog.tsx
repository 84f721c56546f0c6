import { createContext, useContext, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { toButtonClass, type ButtonLook } from '../controls/button-style.ts'
import { toIconButtonClass } from '../controls/button.tsx'
import { Icon } from '../brand/icon.tsx'
import { closesDialog, isClosedBy } from './invokers.ts'
import { Panda, type PandaPose } from '../brand/panda.tsx'
import { useDialog } from './use-dialog.ts'

export type DialogProps = {
  /** What its triggers name. */
  id: string
  title: string
  /** Names the dialog without showing, where its content begins with headings of its own. */
  hideTitle?: boolean
  description?: ReactNode
  /** Opened and closed from outside; without it the triggers and the platform do it alone. */
  isOpen?: boolean
  onClose?: () => void
  /** Why it must not close by Escape or a press beside it (work would be lost); null lets it. */
  guard?: string | null
  /** Peeks over the top edge: for sign-in and plans only. */
  panda?: PandaPose
  /** What is decided at the foot. */
  actions?: ReactNode
  children?: ReactNode
}

/** A modal window in the middle of the screen, a sheet from the bottom of a small one. Opened by a `DialogTrigger`. */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} className="dialog-middle rounded-sheet max-sm:rounded-b-none" />
}

const DialogId = createContext('')

/** The native dialog under Dialog and Sheet: focus stays inside and goes back to the opener, Escape closes. */
export function DialogFrame({
  id,
  title,
  hideTitle = false,
  description,
  isOpen,
  onClose,
  guard = null,
  panda,
  actions,
  children,
  className,
}: DialogProps & { className: string }) {
  const { dialog, isRefused } = useDialog(isOpen, guard)
  return (
    <dialog
      ref={dialog}
      id={id}
      {...isClosedBy(guard ? 'none' : 'any')}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      data-peeks={panda ? '' : undefined}
      onClose={onClose}
      className={`dialog ${className}`}
    >
      {panda ? <Panda pose={panda} className={panda === 'peek' ? 'dialog-peek' : 'dialog-stand'} /> : null}
      <div className="dialog-body">
        <h2
          id={`${id}-title`}
          className={hideTitle ? 'sr-only' : `heading-card ${panda ? 'px-9 text-center' : 'pe-9'}`}
        >
          {title}
        </h2>
        {description ? (
          <p id={`${id}-description`} className={`mt-1.5 text-fg-muted ${panda ? 'text-center' : ''}`}>
            {description}
          </p>
        ) : null}
        {children ? <div className={hideTitle ? 'mt-3' : 'mt-5'}>{children}</div> : null}
      </div>
      <p role="status" className={isRefused ? 'px-6 pb-3 text-[0.8125rem] text-danger-text sm:px-7.5' : 'sr-only'}>
        {isRefused ? guard : ''}
      </p>
      <DialogId.Provider value={id}>
        {actions ? <div className="dialog-actions">{actions}</div> : null}
      </DialogId.Provider>
      <button
        type="button"
        {...closesDialog(id)}
        aria-label="Close"
        className={toIconButtonClass({ className: 'absolute! end-3 top-3' })}
      >
        <Icon name="close" size={20} />
      </button>
    </dialog>
  )
}

/** A button among the `actions` that closes their dialog, with or without JavaScript. */
export function DialogClose({
  variant = 'plain',
  size,
  full,
  className,
  ...rest
}: ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  const id = useContext(DialogId)
  return (
    <button
      type="button"
      {...closesDialog(id)}
      {...rest}
      className={toButtonClass({ variant, size, full, className })}
    />
  )
}
