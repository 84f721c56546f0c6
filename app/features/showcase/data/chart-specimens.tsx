import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { LineChart } from '#app/ui/data/line-chart.tsx'
import { Sparkline } from '#app/ui/data/sparkline.tsx'
import type { countArticleWords } from './data-samples.server.ts'
import type { countScreens } from './data-screens.server.ts'
import { Specimen } from '../parts/guide.tsx'

type Props = { screens: ReturnType<typeof countScreens>; articles: ReturnType<typeof countArticleWords> }

export function ChartSpecimens({ screens, articles }: Props) {
  return (
    <>
      <BarChart
        title="Screens by category"
        note="listed today"
        data={screens.byCategory}
        labelHead="Category"
        valueHead="Screens"
      />
      <div className="grid gap-8 xl:grid-cols-2 xl:gap-4">
        <BarChart
          title="Words in each help article"
          note="in the order of the help centre"
          direction="columns"
          data={articles.all}
          labelHead="Article"
          valueHead="Words"
        />
        <LineChart
          title="Addresses by depth"
          note="words between slashes"
          steps={screens.depths}
          stepHead="Depth"
          series={[
            { name: 'Main', values: screens.firsts },
            { name: 'Alias', values: screens.aliases },
            { name: 'Variable', values: screens.withParameter },
          ]}
        />
      </div>
      <Specimen
        name="Sparklines"
        use="Words in the articles of one part of the help centre: a shape beside a number, in rows and tiles."
        className="grid max-w-xl divide-y divide-line border-y border-line"
      >
        {articles.groups.map(({ group, words }) => (
          <p key={group} className="flex min-h-15 items-center gap-4">
            <span className="min-w-0 flex-1">{group}</span>
            <Sparkline values={words} label={`Words in each article: ${words.join(', ')}`} />
            <span className="w-20 text-end tabular-nums">
              {Math.round(words.reduce((sum, one) => sum + one, 0) / words.length)}{' '}
              <span className="text-fg-subtle">each</span>
            </span>
          </p>
        ))}
      </Specimen>
    </>
  )
}
