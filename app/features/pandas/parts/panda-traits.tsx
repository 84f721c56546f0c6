import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { PandaView } from '../panda-view.server.ts'

const tones = new Map<string, BadgeTone>([
  ['uncommon', 'info'],
  ['rare', 'accent'],
  ['very rare', 'warning'],
])

/** What a panda is made of, and how often each trait is drawn. */
export function PandaTraits({ traits, genome }: Pick<PandaView, 'traits' | 'genome'>) {
  return (
    <section aria-labelledby="traits" className="mt-12">
      <h2 id="traits" className="heading-section">
        Traits
      </h2>
      <Card className="mt-4 max-w-[46rem] overflow-hidden">
        <Table caption="Traits of this panda and how rare they are">
          <thead>
            <HeadRow>
              <HeadCell>Family</HeadCell>
              <HeadCell>Trait</HeadCell>
              <HeadCell>How rare</HeadCell>
              <HeadCell isNumber>Of a hundred</HeadCell>
            </HeadRow>
          </thead>
          <tbody>
            {traits.map(({ family, name, percent, word }) => (
              <Row key={family} className="h-12">
                <Cell className="text-fg-muted">{family}</Cell>
                <Cell>{name}</Cell>
                <Cell>
                  <Badge tone={tones.get(word) ?? 'quiet'}>{word}</Badge>
                </Cell>
                <Cell isNumber>{percent}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </Card>
      <p className="mt-3 max-w-[46rem] text-xs text-fg-subtle">
        Each trait is drawn as often as it says here, for everybody alike. The genome <code>{genome}</code> holds all of
        them, and draws the same portrait on every machine.
      </p>
    </section>
  )
}
