import { useEffect, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { Field, TextInput, type FieldWords } from './field.tsx'
import { Icon } from '../brand/icon.tsx'
import { useHasScript } from '../use-has-script.ts'

type PasswordInputProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords | 'type'> & {
    autoComplete: 'current-password' | 'new-password' | 'off'
  }

/**
 * A password with a button that shows it, and a word when Caps Lock is on; both need JavaScript. It is hidden again
 * when the form is sent, so that browsers offer to keep it.
 */
export function PasswordInput({ label, help, error, id, hideLabel, className, ...rest }: PasswordInputProps) {
  const hasScript = useHasScript()
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [hasScript])
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field {...{ label, error, id, hideLabel, className }} help={isCapsLock ? 'Caps Lock is on.' : help}>
      <TextInput
        {...rest}
        type={isShown ? 'text' : 'password'}
        onKeyUp={readCapsLock}
        onBlur={() => setIsCapsLock(false)}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-1"
        trailing={
          hasScript ? (
            <button
              ref={button}
              type="button"
              disabled={rest.disabled}
              aria-pressed={isShown}
              aria-label="Show the characters"
              onClick={() => setIsShown(!isShown)}
              className="grid h-9 w-10 flex-none place-items-center rounded-control-xs text-fg-muted hover:bg-hover hover:text-fg"
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
            </button>
          ) : (
            <span className="w-10 flex-none" />
          )
        }
      />
    </Field>
  )
}
