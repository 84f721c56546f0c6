/** Figures of the text below, each said there with its source. */
const facts = [
  { figure: '1,864', words: 'is about how many live in the wild, by the survey published in 2015' },
  { figure: '2016', words: 'the year they went from Endangered to Vulnerable' },
  { figure: '99%', words: 'of what they eat, or close to it, is bamboo' },
  { figure: '100 g', words: 'is about what a newborn cub weighs' },
] as const

export function PandaFacts() {
  return (
    <div className="border-y border-line bg-surface">
      <dl className="page grid grid-cols-2 lg:grid-cols-4">
        {facts.map(({ figure, words }) => (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end gap-1.5 py-6 pr-5 lg:border-l lg:border-line lg:pl-6 lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="max-w-[24ch] text-fg-muted">{words}</dt>
            <dd className="heading-section tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
