import { Panda } from '#app/ui/panda.tsx'
import { Section } from '../parts/section.tsx'
import { FirstAction } from './first-action.tsx'
import { Waveform } from './waveform.tsx'

const moments = [
  { at: '0:04', said: 'Okay, hi, this is for the landlord.', kept: 'Dear Mr Okafor,' },
  {
    at: '0:11',
    said: 'The tap in the kitchen, it has been dripping since, what, Sunday.',
    kept: 'The kitchen tap has been dripping since Sunday.',
  },
  { at: '0:27', said: 'I put a bowl under it but that is not a life.', kept: '' },
  {
    at: '0:35',
    said: 'I am home Tuesday and Thursday after four.',
    kept: 'I am home on Tuesday and Thursday after four.',
  },
  {
    at: '0:48',
    said: 'Could he send somebody, and say which day.',
    kept: 'Could you send somebody, and tell me which day?',
  },
  { at: '0:56', said: 'Thanks, bye.', kept: 'Thank you, and kind regards.' },
] as const

/** One minute on a line: what was said when, and what became of it. */
export function SpokenMinute() {
  return (
    <>
      <section className="relative overflow-clip pt-[clamp(28px,5vw,64px)]">
        <div className="page grid justify-items-center text-center">
          <h1 className="heading-hero max-w-[13em]">One minute of talking is one email</h1>
          <p className="lead mt-4 max-w-[32em]">
            No blank page, no typing with a thumb. Press once, talk, and read what you meant.
          </p>
        </div>
        <div className="relative mt-26 max-sm:mt-20">
          <Waveform bars={140} spoken={140} className="h-36 px-gutter opacity-35" />
          <Panda pose="headphones" live className="absolute bottom-0 left-1/2 w-52 -translate-x-1/2 max-sm:w-44" />
        </div>
        <div className="border-t-2 border-accent">
          <div className="page flex justify-between py-2 text-xs text-fg-subtle tabular-nums" aria-hidden="true">
            <span>0:00</span>
            <span>0:20</span>
            <span>0:40</span>
            <span>1:00</span>
          </div>
        </div>
        <div className="page pt-8">
          <FirstAction centred />
        </div>
      </section>
      <Section id="minute" title="The same minute, line by line">
        <table className="w-full border-collapse text-left text-base">
          <caption className="caption-bottom pt-3 text-left text-xs text-fg-subtle">
            An example, written by hand.
          </caption>
          <thead className="text-xs text-fg-muted max-sm:sr-only">
            <tr>
              <th scope="col" className="w-20 py-3 font-medium">
                At
              </th>
              <th scope="col" className="w-1/2 py-3 pr-8 font-medium">
                Said
              </th>
              <th scope="col" className="py-3 font-medium">
                Written
              </th>
            </tr>
          </thead>
          <tbody>
            {moments.map((moment) => (
              <tr
                key={moment.at}
                className="border-t border-line align-top max-sm:grid max-sm:grid-cols-[3.5rem_1fr] max-sm:py-3"
              >
                <td className="py-4 text-sm text-fg-subtle tabular-nums max-sm:py-0">{moment.at}</td>
                <td className="py-4 pr-8 text-fg-muted max-sm:py-0 max-sm:pr-0">{moment.said}</td>
                <td className="py-4 font-medium max-sm:col-start-2 max-sm:py-1">
                  {moment.kept || (
                    <span className="font-body text-fg-subtle">Left out. It was for you, not for him.</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </>
  )
}
