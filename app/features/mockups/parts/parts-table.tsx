import { partKinds, partWords } from '#app/engines/mockups/scene.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Cell, HeadCell, HeadRow, Table } from '#app/ui/data/table.tsx'
import type { MockupView } from '../editing/mockup-view.server.ts'
import type { DrawnPart, Parts } from './use-parts.ts'

type Props = { view: MockupView; parts: Parts; sent: FormProblem | null }

const box = 'h-9 rounded-md bg-surface px-2 shadow-[inset_0_0_0_1px_var(--control)] focus:ring-field outline-none'
const measures = ['x', 'y', 'width', 'height'] as const
const HEADS = ['Part', 'Kind', 'Words', 'Left', 'Top', 'Width', 'Height', 'Leads to', 'Acts']

/** Every part of a screen with its place and size in numbers: all that the canvas does, without scripts. */
export function PartsTable({ view, parts, sent }: Props) {
  if (parts.parts.length === 0)
    return <p className="text-fg-muted">Nothing is on this screen yet. Add the first part.</p>
  return (
    <Table caption="Parts of this screen, from the back to the front">
      <thead>
        <HeadRow>
          {HEADS.map((head) => (
            <HeadCell key={head}>{head}</HeadCell>
          ))}
        </HeadRow>
      </thead>
      <tbody>
        {parts.parts.map((part) => (
          <PartRow key={part.id} part={part} view={view} parts={parts} sent={sent} />
        ))}
      </tbody>
    </Table>
  )
}

function PartRow({ part, view, parts: { chosen, choose, change }, sent }: Props & { part: DrawnPart }) {
  const { id, kind, words, leads, group } = part
  const typed = (name: string, usual: string) => sent?.values[`${id}.${name}`] ?? usual
  return (
    <tr className="border-t border-line align-top [&>td]:py-2">
      <Cell>
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            name="chosen"
            value={id}
            checked={chosen.has(id)}
            onChange={() => choose(id, true)}
            className="check-box"
          />
          <span className="font-mono text-sm">{id}</span>
        </label>
        <input type="hidden" name="part" value={id} />
        <input type="hidden" name={`${id}.group`} value={group} />
        {group ? <span className="text-xs text-fg-subtle">{`with ${group}`}</span> : null}
      </Cell>
      <Cell>
        <select
          name={`${id}.kind`}
          aria-label={`Kind of ${id}`}
          defaultValue={typed('kind', kind)}
          className={`${box} w-28`}
        >
          {partKinds.map((one) => (
            <option key={one} value={one}>
              {partWords[one].label}
            </option>
          ))}
        </select>
      </Cell>
      <Cell>
        <textarea
          name={`${id}.words`}
          aria-label={`Words of ${id}`}
          rows={Math.min(4, words.split('\n').length)}
          defaultValue={typed('words', words)}
          className={`${box} h-auto w-52 py-1.5`}
        />
      </Cell>
      <Measures part={part} change={change} />
      <Cell>
        <select
          name={`${id}.leads`}
          aria-label={`${id} leads to`}
          defaultValue={typed('leads', leads)}
          className={`${box} w-28`}
        >
          <option value="">Nowhere</option>
          {view.screens
            .filter((screen) => screen.id !== view.screen.id)
            .map((screen) => (
              <option key={screen.id} value={screen.id}>
                {screen.name}
              </option>
            ))}
        </select>
      </Cell>
      <Cell>
        <span className="flex">
          <Act act={`front:${id}`} icon="arrow-up" label={`Put ${id} in front`} />
          <Act act={`copy:${id}`} icon="copy" label={`Copy ${id}`} />
          <Act act={`remove:${id}`} icon="trash" label={`Take ${id} away`} />
        </span>
      </Cell>
    </tr>
  )
}

const Measures = ({ part, change }: { part: DrawnPart; change: Parts['change'] }) => (
  <>
    {measures.map((name) => (
      <Cell key={name}>
        <input
          name={`${part.id}.${name}`}
          aria-label={`${name} of ${part.id}`}
          inputMode="numeric"
          value={part[name]}
          onChange={({ currentTarget: { value } }) =>
            change(part.id, { [name]: Number(value.replace(/\D/g, '').slice(0, 4)) })
          }
          className={`${box} w-18 text-end tabular-nums`}
        />
      </Cell>
    ))}
  </>
)

const Act = ({ act, icon, label }: { act: string; icon: IconName; label: string }) => (
  <Button type="submit" name="act" value={act} variant="ghost" size="sm">
    <Icon name={icon} size={15} />
    <span className="sr-only">{label}</span>
  </Button>
)
