import { Form, useSearchParams } from '@remix-run/react'
import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import type { MergeView } from './merge-view.server.ts'
import { PartHead } from '../parts/part-head.tsx'

/** A text of one's own from what the voices said: tick what goes in. Nothing is reworded, and nobody is asked again. */
export function MergePage({ view: { id, question, pieces, picked, text } }: { view: MergeView }) {
  const [query] = useSearchParams()
  const key = query.get('key')
  return (
    <div className="page pt-6 pb-section">
      <PartHead id={id} act="Merge" question={question} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
        <Form method="get" preventScrollReset key={picked.join()}>
          <input type="hidden" name="run" value={id} />
          {key === null ? null : <input type="hidden" name="key" value={key} />}
          <input type="hidden" name="chosen" value="1" />
          <fieldset>
            <legend className="heading-small">Tick what goes in</legend>
            <div className="mt-3 grid gap-2">
              {pieces.map(({ id: piece, text: words, who, isDisputed }) => (
                <Checkbox
                  key={piece}
                  name="pick"
                  value={piece}
                  defaultChecked={picked.includes(piece)}
                  label={
                    <span className="whitespace-pre-line wrap-anywhere">
                      {words} {isDisputed ? <Badge tone="danger">disputed</Badge> : null}
                    </span>
                  }
                  help={who.join(', ')}
                />
              ))}
            </div>
          </fieldset>
          <Button type="submit" className="mt-4">
            Put together
          </Button>
        </Form>
        <Panel as="section" className="p-5 sm:p-6 lg:sticky lg:top-24" aria-labelledby="merged-heading">
          <h2 id="merged-heading" className="heading-small">
            The merged text
          </h2>
          <p role="status" className="reading mt-3 whitespace-pre-line wrap-anywhere">
            {text || 'Nothing is ticked yet.'}
          </p>
          {text ? (
            <div className="mt-4 flex flex-wrap gap-2">
              <CopyButton text={text} what="the merged text" />
              <DownloadLink text={`${text}\n`} name="merged.txt">
                Download
              </DownloadLink>
            </div>
          ) : null}
        </Panel>
      </div>
    </div>
  )
}
