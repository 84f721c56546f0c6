import { Icon } from '#app/ui/brand/icon.tsx'
import { pandaPoses } from '#app/ui/brand/panda.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import { toPoseFile } from '../logos/brand-files.ts'
import { poseWords } from './mascot-poses.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'

export function toMascotUses(): GuideSectionEntry {
  return {
    id: 'uses',
    title: 'When to use which',
    lead: 'By meaning, never for decoration. A pose keeps its face: no smile on a worried panda. The files carry plain colours, so they open anywhere.',
    children: (
      <div className="rounded-card min-w-0 overflow-clip bg-surface shadow-sm">
        <Table caption="Poses, what they mean and where they stand" className="min-w-[38rem]">
          <thead>
            <HeadRow>
              <HeadCell>Pose</HeadCell>
              <HeadCell>Means</HeadCell>
              <HeadCell>Stands on</HeadCell>
              <HeadCell>File</HeadCell>
            </HeadRow>
          </thead>
          <tbody>
            {pandaPoses.map((pose) => (
              <Row key={pose}>
                <th scope="row" className="px-4 text-left font-medium">
                  {poseWords[pose].name}
                </th>
                <Cell>{poseWords[pose].means}</Cell>
                <Cell className="text-fg-muted">{poseWords[pose].where}</Cell>
                <Cell>
                  <a
                    href={toPoseFile(pose)}
                    download
                    className="link relative inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap"
                  >
                    <Icon name="download" size={15} />
                    SVG<span className="sr-only"> of {poseWords[pose].name.toLowerCase()}</span>
                  </a>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    ),
  }
}
