import { Form } from '@remix-run/react'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Icon, type IconName } from '../brand/icon.tsx'
import { useHasScript } from '../use-has-script.ts'

export type Bulk<Item> = {
  /** The form field that holds the keys of the chosen rows. */
  name: string
  /** Where the form goes; a submit button sends `do` with its value. */
  action: string
  method?: 'get' | 'post'
  actions: readonly { value: string; label: string; icon?: IconName }[]
  /** The accessible name of a row's checkbox, such as "Choose Mira Okafor". */
  labelOf: (item: Item) => string
}

type Choice = { chosen: number; all: number; form: RefObject<HTMLFormElement>; recount: () => void }
const Chosen = createContext<Choice | null>(null)

const boxesIn = (form: HTMLFormElement | null, name: string) =>
  form ? [...form.querySelectorAll<HTMLInputElement>(`tbody input[type="checkbox"][name="${name}"]`)] : []

/**
 * A form round a table with choosable rows. The ink bar comes up by CSS as soon as one row is ticked, so that choosing
 * and sending work without JavaScript.
 */
export function BulkForm<Item>({ bulk, children }: { bulk: Bulk<Item>; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const [counts, setCounts] = useState({ chosen: 0, all: 0 })
  const recount = () => {
    const boxes = boxesIn(form.current, bulk.name)
    const [chosen, all] = [boxes.filter((box) => box.checked).length, boxes.length]
    setCounts((now) => (now.chosen === chosen && now.all === all ? now : { chosen, all }))
  }
  // Rows come and go with the page of the table, and take their ticks along.
  useEffect(recount)
  return (
    <Chosen.Provider value={{ ...counts, form, recount }}>
      <Form
        ref={form}
        method={bulk.method ?? 'post'}
        action={bulk.action}
        preventScrollReset
        className="bulk-form"
        onChange={recount}
        onReset={() => setTimeout(recount)}
      >
        {children}
        <BulkBar actions={bulk.actions} />
        <p role="status" className="sr-only">
          {counts.chosen > 0 ? `${counts.chosen} chosen` : ''}
        </p>
      </Form>
    </Chosen.Provider>
  )
}

/** The number is counted by CSS, so it is right before and without JavaScript. */
function BulkBar({ actions }: Pick<Bulk<unknown>, 'actions'>) {
  return (
    <div className="bulk-bar" role="group" aria-label="With the chosen rows">
      <b className="bulk-count">chosen</b>
      {actions.map(({ value, label, icon }) => (
        <button key={value} type="submit" name="do" value={value}>
          {icon ? <Icon name={icon} size={17} /> : null}
          {label}
        </button>
      ))}
      <button type="reset" aria-label="Choose none" data-square="">
        <Icon name="close" size={17} />
      </button>
    </div>
  )
}

export function ChooseRow({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <label className="check-target">
      <input type="checkbox" name={name} value={value} aria-label={label} className="check-box" />
    </label>
  )
}

/** Ticks every row of the page; comes with JavaScript. */
export function ChooseAll({ name }: { name: string }) {
  const choice = useContext(Chosen)
  const hasScript = useHasScript()
  if (!choice || !hasScript) return <span className="sr-only">Choose</span>
  const isAll = choice.chosen > 0 && choice.chosen === choice.all
  return (
    <label className="check-target">
      <input
        type="checkbox"
        aria-label="Choose all on this page"
        className="check-box"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = choice.chosen > 0 && !isAll
        }}
        onChange={({ target }) => {
          for (const box of boxesIn(choice.form.current, name)) box.checked = target.checked
          choice.recount()
        }}
      />
    </label>
  )
}
