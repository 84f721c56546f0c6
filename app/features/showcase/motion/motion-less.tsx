import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import type { MotionTokens } from './motion-tokens.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { Specimen } from '../parts/guide.tsx'
import { toMs } from './motion-numbers.ts'

const LESS_MS = 1

/** Does to this page what the system's own wish for less motion does to every page. Needs no JavaScript. */
export function LessMotionSwitch() {
  return (
    <ChoiceChip type="checkbox" name="less" id="less-motion">
      Less motion on this page
    </ChoiceChip>
  )
}

export function toLess(tokens: MotionTokens): GuideSectionEntry {
  const changes = [
    ['Durations', `${toMs(tokens['--dur-instant'])} to ${toMs(tokens['--dur-slow'])} ms`, `${LESS_MS} ms`],
    ['Loops (spinner, skeleton)', 'Go round', 'Stand still after one round'],
    ['The panda', 'Breathes, blinks, waves', 'Stands still'],
    ['The ring', 'Fills arc by arc', 'Is full at once'],
    ['Dialogs, sheets, menus', 'Arrive and leave', 'Are there, or not'],
    ['The welcome', 'A burst', 'A cross-fade'],
    ['What changed', 'Is seen', 'Is seen all the same'],
  ] as const
  return {
    id: 'less',
    title: 'Less motion',
    lead: 'Whoever asks the system for less gets it everywhere. Nothing is lost by it: every state still shows.',
    children: (
      <>
        <Specimen name="Your system" use="The switch at the top of this page shows what less looks like, here only.">
          <p className="motion-reduce:hidden">It has no wish about motion.</p>
          <p className="hidden motion-reduce:block">It asks for less motion.</p>
          <Spinner className="size-5" />
        </Specimen>
        <Specimen name="What changes" className="">
          <table className="w-full text-start text-[0.8125rem]">
            <thead>
              <tr className="border-b border-line text-fg-muted">
                {['What', 'As designed', 'With less motion'].map((heading) => (
                  <th key={heading} scope="col" className="py-2 pe-4 text-start font-medium">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {changes.map(([what, before, after]) => (
                <tr key={what}>
                  <th scope="row" className="py-2 pe-4 text-start font-medium">
                    {what}
                  </th>
                  <td className="py-2 pe-4 text-fg-muted">{before}</td>
                  <td className="py-2 text-fg-muted">{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Specimen>
      </>
    ),
  }
}
