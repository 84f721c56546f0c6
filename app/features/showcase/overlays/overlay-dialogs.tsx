import { useState } from 'react'
import { screens } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx'
import { DialogTrigger } from '#app/ui/overlays/dialog-trigger.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import type { MotionTokens } from '../motion/motion-tokens.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { Specimen } from '../parts/guide.tsx'
import { sayLeaving, sayMs, sayPx } from '../motion/motion-numbers.ts'
import { WithNumbers } from '../data/numbers.tsx'
import { toPlain } from './overlay-addresses.ts'

const CONFIRM = { title: 'Delete this thread for good?', description: 'Four people lose it too.' }

export function toDialogs(tokens: MotionTokens, isPlain: boolean): GuideSectionEntry {
  const shape = [
    ['Arrives in', sayMs(tokens['--dur-gentle'])],
    ['Leaves in', sayLeaving(tokens['--dur-gentle'])],
    ['Radius', sayPx(tokens['--r-2xl'])],
    ['Blur of the scrim', sayPx(tokens['--scrim-blur'])],
    ['A sheet below', sayPx(tokens['--breakpoint-sm'])],
  ] as const
  return {
    id: 'dialogs',
    title: 'Dialogs',
    lead: 'The browser’s own: it keeps the focus inside, gives it back to the button and closes on Escape or a press beside it.',
    children: (
      <>
        <Specimen name="A decision" use="Names what is destroyed and who else loses it. A sample: nothing is deleted.">
          <WithNumbers rows={shape}>
            <Decision />
            {isPlain ? <PlainDecision /> : null}
          </WithNumbers>
        </Specimen>
        <Specimen name="With the panda" use="It peeks over the edge on sign-in and plans only.">
          <WithNumbers
            rows={[
              ['Panda', `${sayPx(tokens['--peek-width'])} wide`],
              ['Paws over the edge', sayPx(tokens['--peek-paws'])],
            ]}
          >
            <Peeking />
          </WithNumbers>
        </Specimen>
        <Specimen
          name="Work would be lost"
          use="With words written, Escape and a press beside it are refused, and it says why. The cross always closes."
        >
          <WithNumbers rows={[['Closes by Escape', 'Only when nothing is written']]}>
            <Guarded />
          </WithNumbers>
        </Specimen>
      </>
    ),
  }
}

function Decision() {
  const sayNothingHappened = () =>
    showToast({ title: 'Nothing was deleted', description: 'This thread was only a sample.' })
  return (
    <>
      <DialogTrigger opens="confirm" fallbackTo={toPlain('dialogs')} variant="danger">
        Delete thread
      </DialogTrigger>
      <Dialog
        id="confirm"
        {...CONFIRM}
        actions={
          <>
            <DialogClose>Keep thread</DialogClose>
            <DialogClose variant="danger" onClick={sayNothingHappened}>
              Delete for good
            </DialogClose>
          </>
        }
      />
    </>
  )
}

function PlainDecision() {
  return (
    <Panel className="mt-4 max-w-[29rem] p-6">
      <h4 className="heading-card">{CONFIRM.title}</h4>
      <p className="mt-1.5 text-fg-muted">{CONFIRM.description}</p>
    </Panel>
  )
}

function Peeking() {
  return (
    <>
      <DialogTrigger opens="peek" fallbackTo={to('login')}>
        Sign in
      </DialogTrigger>
      <Dialog
        id="peek"
        title="Come in, there’s bamboo"
        description="A sample of the sign-in dialog. The page itself is one step on."
        panda="peek"
      >
        <ButtonLink to={to('login')} full size="lg">
          Open {screens.login.title.toLowerCase()}
        </ButtonLink>
      </Dialog>
    </>
  )
}

function Guarded() {
  const [kept, setKept] = useState('')
  const [text, setText] = useState('')
  return (
    <div className="grid justify-items-start gap-3">
      <DialogTrigger opens="note" fallbackTo={to('support')} variant="plain">
        Write a note
      </DialogTrigger>
      {kept ? <p className="text-fg-muted">Kept on this page: {kept}</p> : null}
      <Dialog
        id="note"
        title="A note"
        description="It stays on this page and is gone with it."
        guard={text === kept ? null : 'Your note is not kept yet. Keep it or throw it away.'}
        actions={
          <>
            <DialogClose onClick={() => setText(kept)}>Throw away</DialogClose>
            <DialogClose variant="primary" onClick={() => setKept(text)}>
              Keep note
            </DialogClose>
          </>
        }
      >
        <Field label="Note">
          <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </Dialog>
    </div>
  )
}
