import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { DialogClose } from '#app/ui/overlays/dialog.tsx'
import { SheetTrigger } from '#app/ui/overlays/dialog-trigger.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import type { MotionTokens } from '../motion/motion-tokens.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { Specimen } from '../parts/guide.tsx'
import { sayMs, sayPx } from '../motion/motion-numbers.ts'
import { WithNumbers } from '../data/numbers.tsx'
import { toPlain } from './overlay-addresses.ts'

const filters = [
  { legend: 'State', name: 'state', choices: ['Open', 'Answered', 'Kept for later'] },
  { legend: 'Begun by', name: 'by', choices: ['Me', 'A friend', 'Anybody'] },
  { legend: 'Begun', name: 'when', choices: ['Today', 'This week', 'This month', 'Any time'] },
] as const

export function toSheets(tokens: MotionTokens, isPlain: boolean): GuideSectionEntry {
  return {
    id: 'sheets',
    title: 'Sheets',
    lead: 'For choices beside the page. From the end of the line, or from the bottom of a small screen.',
    children: (
      <Specimen name="Filters" use="Sample choices: nothing is filtered.">
        <WithNumbers
          rows={[
            ['Slides in', sayMs(tokens['--dur-gentle'])],
            ['Width', sayPx(tokens['--sheet-width'])],
            ['From the bottom below', sayPx(tokens['--breakpoint-sm'])],
          ]}
        >
          <SheetTrigger opens="filters" fallbackTo={toPlain('sheets')} variant="plain">
            <Icon name="sliders" size={18} />
            Filter threads
          </SheetTrigger>
          <Sheet
            id="filters"
            title="Filter threads"
            description="A sample: these choices change nothing."
            actions={<DialogClose variant="primary">Show threads</DialogClose>}
          >
            <Filters place="sheet" />
          </Sheet>
          {isPlain ? <Filters place="page" /> : null}
        </WithNumbers>
      </Specimen>
    ),
  }
}

function Filters({ place }: { place: string }) {
  return (
    <div className="grid gap-6">
      {filters.map(({ legend, name, choices }) => (
        <fieldset key={name}>
          <legend className="text-[0.8125rem] font-medium">{legend}</legend>
          <div className="mt-2 flex flex-wrap gap-1.5">
            {choices.map((choice) => (
              <ChoiceChip key={choice} type="radio" name={`${place}-${name}`} value={choice}>
                {choice}
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
