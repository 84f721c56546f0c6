import { Form, type FormProps } from '@remix-run/react'
import { createContext, useContext, type ReactNode, type Ref } from 'react'

/** What was typed into a form that could not be sent, by the form's name. */
export type HeldForm = { form: string; values: Record<string, string>; lists: Record<string, string[]> }

/** What the forms of a drawn page carry, and what one of them is to be filled with. */
export const FormsOfPage = createContext<{ formKey: string; held: HeldForm | null }>({ formKey: '', held: null })
const Held = createContext<HeldForm | null>(null)

type Props = Omit<FormProps, 'name' | 'method'> & {
  /** Names the form among those of its page. */
  name: string
  /** Whether it may be done again under the same key, as a change may; what makes something is done once. */
  again?: boolean
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/**
 * A form that makes or changes something. It is done once however often it is sent, and comes back filled when the session
 * had ended. Needs no JavaScript.
 */
export function KeyedForm({ name, again = false, children, ...rest }: Props) {
  const { held } = useContext(FormsOfPage)
  const own = held?.form === name ? held : null
  return (
    <Form method="post" {...rest}>
      <FormKey name={name} again={again} />
      {own ? (
        <p role="status" className="rounded-[13px] bg-accent-soft px-3.5 py-2.5 text-accent-soft-fg">
          Your session had ended. What you typed is here again; nothing was sent.
        </p>
      ) : null}
      <Held.Provider value={own}>{children}</Held.Provider>
    </Form>
  )
}

/** The key alone, for a form that is drawn another way. */
export function FormKey({ name, again = false }: { name: string; again?: boolean }) {
  const { formKey } = useContext(FormsOfPage)
  if (formKey === '') return null
  return <input type="hidden" name="form_key" value={`${formKey}${again ? '!' : '~'}${name}`} />
}

/** What stood in a text field before the session ended; null where nothing is to be brought back. */
export function useHeldText(name: string | undefined): string | null {
  const held = useContext(Held)
  return (name !== undefined && held?.values[name]) || null
}

/** Whether a box was ticked then; null where nothing is to be brought back. */
export function useHeldTick(name: string | undefined, value: unknown): boolean | null {
  const held = useContext(Held)
  if (!held || name === undefined) return null
  return (held.lists[name] ?? [held.values[name]]).includes(String(value ?? 'on'))
}

/** The attribute that ticks a box as it was; none where nothing is to be brought back. */
export const toTick = (held: boolean | null) => (held === null ? {} : { defaultChecked: held })
