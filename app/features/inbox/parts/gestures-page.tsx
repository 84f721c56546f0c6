import { Link } from '@remix-run/react'
import { useState } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { toTable } from '#app/platform/table.ts'
import { gestureNames, gestures, swipeNames, swipes, usualKeys } from '../gestures/gestures.ts'
import type { GesturesView } from '../gestures/gesture-settings.server.ts'
import { IMPORT_BYTES, SIGNATURE_CHARS } from '../inbox.limits.ts'
import { gestureAt, useDrag } from './use-row-swipe.ts'

const saved = toTable<string>({ swipes: 'The swipes are kept.', keys: 'The keys are kept.', signature: 'Kept.' })
type Props = { view: GesturesView; problem: FormProblem | null }

/** What each swipe and key of the inbox does, and how letters are signed. */
export function GesturesPage({ view, problem }: Props) {
  return (
    <div className="page max-w-[46rem] py-8 lg:py-12">
      <p>
        <Link to={to('inbox')} className="link">
          Inbox
        </Link>
      </p>
      <h1 className="heading-page mt-2">Gestures</h1>
      <p className="lead mt-3">One habit for the thumb, the same for the keyboard, and a button for everything.</p>
      <p role="status" className="mt-4 min-h-6 text-success-text">
        {saved[view.saved ?? ''] ?? ''}
      </p>
      <Swipes view={view} problem={problem} />
      <Keys view={view} problem={problem} />
      <Signature view={view} problem={problem} />
      <Moving problem={problem} />
    </div>
  )
}

function Swipes({ view, problem }: Props) {
  return (
    <Panel className="mt-4 p-5 lg:p-7">
      <h2 className="heading-card">Swipes</h2>
      <KeyedForm name="swipes" again className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="swipes" />
        <div className="grid gap-4 sm:grid-cols-2">
          {swipes.map((swipe) => (
            <Field key={swipe} label={swipeNames[swipe]} error={problem?.errors[swipe] ?? null}>
              <Select name={swipe} defaultValue={problem?.values[swipe] ?? view.gestures[swipe]}>
                {gestures.map((gesture) => (
                  <option key={gesture} value={gesture}>
                    {gestureNames[gesture]}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
        <div>
          <Button type="submit">Keep the swipes</Button>
        </div>
      </KeyedForm>
      <TryOut view={view} />
    </Panel>
  )
}

/** A row to swipe or drag: it says what would happen, and nothing does. */
function TryOut({ view }: { view: GesturesView }) {
  const [said, setSaid] = useState('')
  const [below, setBelow] = useState('')
  const drag = useDrag({
    isForMouse: true,
    onMove: (by) => {
      const gesture = gestureAt(view.gestures, by)
      setBelow(gesture ? gestureNames[gesture] : '')
    },
    onEnd: (by) => {
      const gesture = gestureAt(view.gestures, by)
      setBelow('')
      setSaid(gesture ? `This would do: ${gestureNames[gesture]}.` : 'Not far enough: nothing happens.')
    },
  })
  return (
    <div className="mt-6">
      <h3 className="font-strong">Try what is kept</h3>
      <p className="mt-1 text-sm text-fg-muted">
        Swipe the row with a finger, or drag it with the mouse. A short way and a long one differ. Without a touch
        screen or scripts, the keys below and the buttons of the inbox do the same.
      </p>
      <div className="group relative mt-3 touch-pan-y overflow-clip rounded-[18px] select-none" {...drag}>
        <span className="absolute inset-0 flex items-center justify-center bg-accent-soft px-5 text-sm font-medium text-accent-soft-fg">
          {below}
        </span>
        <div className="relative flex cursor-grab items-center gap-3.25 rounded-[18px] bg-surface px-3.5 py-4 shadow-sm transition-[translate] duration-fast [translate:var(--swipe,0)_0] group-data-swipe:transition-none">
          <Icon name="mail" size={22} />
          <span>
            <b className="block font-medium">A row to try</b>
            <span className="text-sm text-fg-muted">Nothing happens to your mail here.</span>
          </span>
        </div>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {said}
      </p>
    </div>
  )
}

function Keys({ view, problem }: Props) {
  return (
    <Panel className="mt-6 p-5 lg:p-7">
      <h2 className="heading-card">Keys</h2>
      <p className="mt-1 text-sm text-fg-muted">
        j and k walk, o opens, x ticks, c writes, r answers, a answers all, f passes on, z takes back, g goes to the
        list, / searches. These can be chosen; an empty box has its usual key.
      </p>
      <KeyedForm name="keys" again className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="keys" />
        <div className="grid gap-4 sm:grid-cols-2">
          {Object.keys(usualKeys).map((name) => (
            <Field
              key={name}
              label={gestureNames[name as keyof typeof usualKeys]}
              error={problem?.errors[name] ?? null}
            >
              <TextInput
                name={name}
                defaultValue={problem?.values[name] ?? view.keys[name]}
                maxLength={1}
                autoComplete="off"
                autoCapitalize="none"
                className="max-w-36"
              />
            </Field>
          ))}
        </div>
        <div>
          <Button type="submit">Keep the keys</Button>
        </div>
      </KeyedForm>
    </Panel>
  )
}

function Signature({ view, problem }: Props) {
  return (
    <Panel className="mt-6 p-5 lg:p-7">
      <h2 className="heading-card">Your letters</h2>
      <p className="mt-1 text-sm text-fg-muted">
        They come from <b className="wrap-anywhere">{view.address}</b>, or from one of your{' '}
        <Link to={to('mail-accounts')} className="link">
          mail accounts
        </Link>
        .
      </p>
      <KeyedForm name="signature" again className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="signature" />
        <Field
          label="Name beside the address"
          help={`Empty: ${view.name}`}
          error={problem?.errors['senderName'] ?? null}
        >
          <TextInput name="senderName" defaultValue={problem?.values['senderName'] ?? view.senderName} maxLength={80} />
        </Field>
        <Field label="Signature" error={problem?.errors['signature'] ?? null}>
          <TextArea
            name="signature"
            rows={4}
            maxLength={SIGNATURE_CHARS}
            defaultValue={problem?.values['signature'] ?? view.signature}
          />
        </Field>
        <div>
          <Button type="submit">Keep this</Button>
        </div>
      </KeyedForm>
    </Panel>
  )
}

/** Old mail comes in, and all of it goes out, in the formats that mail programs share. */
function Moving({ problem }: { problem: FormProblem | null }) {
  return (
    <Panel className="mt-6 p-5 lg:p-7">
      <h2 className="heading-card">Bring mail, take it along</h2>
      <KeyedForm name="import-mail" encType="multipart/form-data" className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="import" />
        <FileDrop
          label="A file of letters"
          name="mail"
          kinds=".eml, mbox or a zip of them"
          maxBytes={IMPORT_BYTES}
          error={problem?.errors['mail'] ?? null}
        />
        <Field label="Where they go" className="max-w-72">
          <Select name="place" defaultValue={problem?.values['place'] ?? 'archive'}>
            <option value="archive">Into the archive, as read</option>
            <option value="inbox">Into the inbox, as read</option>
          </Select>
        </Field>
        <div>
          <Button type="submit">Import</Button>
        </div>
      </KeyedForm>
      <p className="mt-5 text-sm text-fg-muted">
        The same letter is never imported twice. Take all of your mail along as{' '}
        <a href={endpoints['inbox/mail-export']} download className="link">
          one mbox
        </a>{' '}
        or as{' '}
        <a href={`${endpoints['inbox/mail-export']}?as=zip`} download className="link">
          a zip of .eml files
        </a>
        .
      </p>
    </Panel>
  )
}
