import { Link } from '@remix-run/react'
import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { toButtonClass, type ButtonLook } from '../controls/button-style.ts'
import { hasInvokers, showDialog, showsDialog } from './invokers.ts'

type TriggerProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'id'> & {
    /** The id of the Dialog or Sheet. */
    opens: string
    /** The page that does the same, for a browser with neither invokers nor scripts. */
    fallbackTo: string
  }

/** The button that opens a Dialog or a Sheet: by the platform where it can, else by script, else a link. */
export function DialogTrigger({ opens, fallbackTo, variant, size, full, className, children, ...rest }: TriggerProps) {
  const look = toButtonClass({ variant, size, full, className })
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    rest.onClick?.(event)
    // Safari does not focus a pressed button; the dialog gives the focus back to what had it.
    event.currentTarget.focus()
    if (!hasInvokers()) showDialog(opens)
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        {...showsDialog(opens)}
        onClick={onClick}
        aria-haspopup="dialog"
        className={`only-with-invokers ${look}`}
      >
        {children}
      </button>
      <Link to={fallbackTo} className={`only-without-invokers ${look}`}>
        {children}
      </Link>
    </>
  )
}

export { DialogTrigger as SheetTrigger }
