import { Form, type FormProps } from '@remix-run/react'
import { createContext, forwardRef, useCallback, useContext, useId, useMemo, useRef, type ReactNode } from 'react'
import { useKeyedAction } from './use-keyed-action.ts'

/** What was typed into a form that could not be sent, by the form's name. */
export type HeldForm = { form: string; values: Record<string, string>; lists: Record<string, string[]> }

/** What the forms of a drawn page carry, and what one of them is to be filled with. */
export const FormsOfPage = createContext<{ formKey: string; held: HeldForm | null }>({ formKey: '', held: null })

/** A form being filled again: of the fields that share a name each takes its own text, in the order of the page. */
type Filling = HeldForm & { takers: Map<string, string[]> }
const Held = createContext<Filling | null>(null)

type Props = Omit<FormProps, 'name' | 'method' | 'action'> & {
  action?: string | undefined
  /** Names the form among those of its page. */
  name: string
  /** What it is about, where a page has several of its kind. */
  of?: string | undefined
  /** Whether it may be done again under the same key, as a change may; what makes something is done once. */
  again?: boolean
  children: ReactNode
}

/**
 * A form that makes or changes something. It is done once however often it is sent, and comes back filled when the session
 * had ended. Needs no JavaScript.
 */
export const KeyedForm = forwardRef<HTMLFormElement, Props>(function KeyedForm(
  { name, of, again = false, children, action, ...rest },
  ref,
) {
  const address = useKeyedAction(action)
  const { held } = useContext(FormsOfPage)
  const isHeld = useIsHeld(name, of)
  const filling = useMemo(
    () => (held && isHeld ? { ...held, takers: new Map<string, string[]>() } : null),
    [held, isHeld],
  )
  return (
    <Form method="post" ref={ref} action={address} {...rest}>
      <FormKey name={toFormName(name, of)} again={again} />
      {filling ? (
        <p role="status" className="rounded-[13px] bg-accent-soft px-3.5 py-2.5 text-accent-soft-fg">
          Your session had ended. What you typed is here again; nothing was sent.
        </p>
      ) : null}
      <Held.Provider value={filling}>{children}</Held.Provider>
    </Form>
  )
})

const OF_MAX_CHARS = 64
const toFormName = (name: string, of: string | undefined) =>
  of ? `${name}.${of.replaceAll(/[^\w-]/g, '-').slice(0, OF_MAX_CHARS)}` : name

/** The key alone, for a form that is drawn another way. */
export function FormKey({ name, again = false }: { name: string; again?: boolean }) {
  const { formKey } = useContext(FormsOfPage)
  if (formKey === '') return null
  return <input type="hidden" name="form_key" value={toKeyValue(formKey, name, again)} />
}

const toKeyValue = (formKey: string, name: string, again: boolean) => `${formKey}${again ? '!' : '~'}${name}`

/** Keys for what scripts send without a form: each call names a sending of its own, to be used for all its tries. */
export function useFormKeys(name: string): () => string {
  const { formKey } = useContext(FormsOfPage)
  const sent = useRef(0)
  return useCallback(() => {
    sent.current += 1
    return toKeyValue(formKey, toFormName(name, `${Date.now().toString(36)}-${sent.current}`), false)
  }, [formKey, name])
}

/** Whether a form of the page comes back filled: what it is folded into stands open then. */
export const useIsHeld = (name: string, of?: string): boolean =>
  useContext(FormsOfPage).held?.form === toFormName(name, of)

/** What stood in a text field before the session ended; null where nothing is to be brought back. */
export function useHeldText(name: string | undefined): string | null {
  const filling = useContext(Held)
  const id = useId()
  if (!filling || name === undefined) return null
  const takers = filling.takers.get(name) ?? []
  if (!takers.includes(id)) filling.takers.set(name, [...takers, id])
  const at = filling.takers.get(name)!.indexOf(id)
  return toHeldList(filling, name)[at] ?? null
}

/** All that stood in the fields of a name, for a part that decides by it how it is drawn. */
export function useHeldList(name: string): readonly string[] {
  const filling = useContext(Held)
  return filling ? toHeldList(filling, name) : []
}

function toHeldList({ values, lists }: HeldForm, name: string): readonly string[] {
  const single = Object.hasOwn(values, name) ? values[name] : undefined
  return Object.hasOwn(lists, name) ? lists[name]! : single === undefined ? [] : [single]
}

/** Whether a box was ticked then; null where nothing is to be brought back. Of radio buttons one is always pressed. */
export function useHeldTick(name: string | undefined, value: unknown, type: 'checkbox' | 'radio' = 'checkbox') {
  const filling = useContext(Held)
  if (!filling || name === undefined) return null
  const ticked = toHeldList(filling, name)
  return type === 'radio' && ticked.length === 0 ? null : ticked.includes(String(value ?? 'on'))
}

/** The attribute that ticks a box as it was; none where nothing is to be brought back. */
export const toTick = (held: boolean | null) => (held === null ? {} : { defaultChecked: held })

/** The attribute that fills a field as it was. */
export const toText = (held: string | null) => (held === null ? {} : { defaultValue: held })
