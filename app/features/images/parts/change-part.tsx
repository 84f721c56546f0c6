import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLookAgain } from '#app/kits/foundation/live/use-look-again.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { CAPTION_MAX_CHARS } from '../images.limits.ts'
import { EditPart } from './edit-part.tsx'
import type { PartProps } from './picture-detail.tsx'

const MOST_SIDE = 4_096
const LOOK_AGAIN_MS = 2_500

/** Changes the house makes itself; each gives a new picture, and this one stays as it is. */
export function ChangePart(props: PartProps) {
  const { picture } = props
  const factors = [2, 3, 4].filter((factor) => Math.max(picture.width, picture.height) * factor <= MOST_SIDE)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-fg-muted">Each change makes a new picture beside this one, and is part of its recipe.</p>
      {picture.enlarging ? <Enlarging picture={picture} enlarging={picture.enlarging} /> : null}
      <EditPart {...props} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
        <Change {...props} act="crop" title="Crop" button="Cut off">
          <div className="grid grid-cols-2 gap-3">
            {(['left', 'right', 'top', 'bottom'] as const).map((side) => (
              <Said key={side} {...props} name={side} label={`Percent off the ${side}`} usual="0" inputMode="numeric" />
            ))}
          </div>
        </Change>
        <Change {...props} act="caption" title="Write on it" button="Write">
          <Said {...props} name="words" label="Words" usual="" maxLength={CAPTION_MAX_CHARS} />
          <div className="grid grid-cols-2 gap-3">
            <Field label="Where" error={props.problem?.errors['place'] ?? null}>
              <Select name="place" defaultValue={props.problem?.values['place'] ?? 'bottom'}>
                <option value="top">At the top</option>
                <option value="middle">In the middle</option>
                <option value="bottom">At the bottom</option>
              </Select>
            </Field>
            <Field label="How large" error={props.problem?.errors['size'] ?? null}>
              <Select name="size" defaultValue="medium">
                <option value="small">Small</option>
                <option value="medium">Medium</option>
                <option value="large">Large</option>
              </Select>
            </Field>
          </div>
          <Colour {...props} usual="#ffffff" label="Colour of the letters" />
        </Change>
        <Change {...props} act="frame" title="Frame" button="Frame it">
          <Said {...props} name="size" label="Percent of the shorter side" usual="5" inputMode="numeric" />
          <Colour {...props} usual="#ffffff" label="Colour of the frame" />
        </Change>
        {factors.length > 0 ? <Enlarge {...props} factors={factors} /> : null}
        <Change {...props} act="background" title="Background" button="Lay it behind">
          <p className="text-sm text-fg-muted">Fills what is see-through, in pictures that have such places.</p>
          <Colour {...props} usual="#f5f0e1" label="Colour behind" />
        </Change>
      </div>
    </div>
  )
}

type Under = NonNullable<PartProps['picture']['enlarging']>

/** How far the enlarging is. When it is done the page goes on to the new picture. */
function Enlarging({ picture, enlarging }: Pick<PartProps, 'picture'> & { enlarging: Under }) {
  const { id, isOpen, percent, problem, isStill } = enlarging
  useLookAgain(isOpen ? LOOK_AGAIN_MS : null)
  const here = { picture: picture.id, part: 'change', enlarging: id }
  return (
    <div role="status">
      <p className="rounded-card bg-sunken p-4">
        {problem ??
          `It is being enlarged: ${percent} percent are done. You can leave this page; the picture will be in your history.`}
      </p>
      {isOpen ? (
        <ReadAgain
          isOn={!isStill}
          pageTo={to('image-studio', null, here)}
          stillTo={to('image-studio', null, { ...here, refresh: 'off' })}
        />
      ) : null}
    </div>
  )
}

/** By a network that draws edges anew, or by plain resampling. */
function Enlarge({ factors, ...props }: PartProps & { factors: number[] }) {
  const { picture, problem } = props
  const { isHere = false, tooLarge = null } = picture.upscale ?? {}
  const can = isHere && tooLarge === null
  return (
    <Change {...props} act="enlarge" title="Enlarge" button="Enlarge">
      <Field label="How much larger" error={problem?.errors['factor'] ?? null}>
        <Select name="factor" defaultValue={problem?.values['factor'] ?? '2'}>
          {factors.map((factor) => (
            <option key={factor} value={factor}>
              {`${picture.width * factor} × ${picture.height * factor}`}
            </option>
          ))}
        </Select>
      </Field>
      {can ? (
        <Field label="How" help={SUPER_HELP} error={problem?.errors['how'] ?? null}>
          <Select name="how" defaultValue={problem?.values['how'] ?? 'super'}>
            <option value="super">Super-resolution, built in</option>
            <option value="plain">Plain (Lanczos)</option>
          </Select>
        </Field>
      ) : (
        <>
          <p className="text-sm text-fg-muted">
            {`${isHere ? tooLarge : 'Super-resolution is not part of this build.'} ${PLAIN_HELP}`}
          </p>
          {problem?.errors['how'] ? <FieldError>{problem.errors['how']}</FieldError> : null}
        </>
      )}
    </Change>
  )
}

const PLAIN_HELP = 'It is resampled (Lanczos): smooth, without details that were not there.'
const SUPER_HELP =
  'A small network (ESRGAN Slim) draws edges sharper; a guess, not what was there. A large picture takes a minute or so; four times is for small ones. Plain is smooth and quick.'

type ChangeProps = PartProps & { act: string; title: string; button: string; children: ReactNode }

function Change({ act, title, button, action, children }: ChangeProps) {
  return (
    <Card as="section" className="p-5" aria-label={title}>
      <h3 className="heading-small">{title}</h3>
      <KeyedForm name={`change-${act}`} action={action} className="mt-3 grid gap-3">
        <input type="hidden" name="do" value={act} />
        {children}
        <Button type="submit" variant="plain" size="sm" className="justify-self-start">
          {button}
        </Button>
      </KeyedForm>
    </Card>
  )
}

type SaidProps = PartProps & { name: string; label: string; usual: string; inputMode?: 'numeric'; maxLength?: number }

function Said({ problem, name, label, usual, inputMode, maxLength }: SaidProps) {
  return (
    <Field label={label} error={problem?.errors[name] ?? null}>
      <TextInput
        name={name}
        defaultValue={problem?.values[name] ?? usual}
        inputMode={inputMode}
        maxLength={maxLength}
        autoComplete="off"
      />
    </Field>
  )
}

function Colour({ problem, usual, label }: PartProps & { usual: string; label: string }) {
  return (
    <Field label={label} error={problem?.errors['colour'] ?? null}>
      <span className="block w-20">
        <TextInput type="color" name="colour" defaultValue={problem?.values['colour'] ?? usual} />
      </span>
    </Field>
  )
}
