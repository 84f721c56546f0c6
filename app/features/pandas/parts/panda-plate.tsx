import { Form, useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Slider } from '#app/ui/controls/slider.tsx'
import { MOST_DAYS, readDays, STALK_KG, toPlate, type Plate } from '../panda-plate.ts'

const ticks = [
  { value: 1, label: '1 day' },
  { value: 7, label: 'a week' },
  { value: 14, label: 'two weeks' },
  { value: MOST_DAYS, label: `${MOST_DAYS} days` },
]
const toDayWords = (days: number) => (days === 1 ? '1 day' : `${days} days`)

/** So many days of a panda's meals, computed from the figures of the text and drawn as stalks. */
export function PandaPlate() {
  const [query] = useSearchParams()
  const asked = readDays(query.get('days'))
  const [days, setDays] = useState(asked)
  const plate = toPlate(days)
  return (
    <section aria-labelledby="plate" className="page mt-14">
      <div className="rounded-card grid gap-x-12 gap-y-8 bg-accent-soft p-6 text-accent-soft-fg sm:p-9 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div>
          <h2 id="plate" className="heading-section">
            What is on the plate?
          </h2>
          <p className="mt-2 max-w-[34ch]">Choose how long the panda stays. The sum uses the figures told below.</p>
          <Form method="get" preventScrollReset className="mt-6 grid gap-4">
            <Slider
              name="days"
              label="Days at the table"
              defaultValue={asked}
              min={1}
              max={MOST_DAYS}
              ticks={ticks}
              toWords={toDayWords}
              onChoose={setDays}
            />
            <div className="hidden noscript:block">
              <Button type="submit">Show the bamboo</Button>
            </div>
          </Form>
        </div>
        <div>
          <p aria-live="polite" className="heading-card tabular-nums">
            {plate.kg.least} to {plate.kg.most} kg of bamboo
          </p>
          <p className="mt-1 tabular-nums">
            In {toDayWords(plate.days)}, with {plate.hours.least} to {plate.hours.most} hours of finding and eating it.
          </p>
          <Stalks plate={plate} />
          <p className="mt-3 text-[0.8125rem]">
            One stalk stands for {STALK_KG} kg. Full: the least it eats. Outlined: the most; it depends on the part of
            the plant.
          </p>
        </div>
      </div>
    </section>
  )
}

function Stalks({ plate: { stalks } }: { plate: Plate }) {
  return (
    <div aria-hidden="true" className="mt-5 flex flex-wrap gap-x-[5px] gap-y-2">
      {Array.from({ length: stalks.most }, (_, n) => (
        <svg key={n} viewBox="0 0 9 40" className="h-10 w-[9px] text-accent" fill="none" stroke="currentColor">
          {[1, 14, 27].map((y) => (
            <rect
              key={y}
              x="1"
              y={y}
              width="6"
              height="11"
              rx="2"
              strokeWidth="1.2"
              fill={n < stalks.least ? 'currentColor' : 'none'}
            />
          ))}
          {n % 4 === 1 ? (
            <path d="M7 14c1.6-.4 2-2 1.6-4-1.8.6-2.2 2-1.6 4Z" fill="currentColor" stroke="none" />
          ) : null}
        </svg>
      ))}
    </div>
  )
}
