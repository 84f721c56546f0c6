import type { EditorAnswer } from '../editor-answer.server.ts'
import type { RichEditor } from '../rich/open-rich-editor.ts'
import { ChecksPart } from './checks-part.tsx'
import { FindPart } from './find-part.tsx'
import { LengthPart, OutlinePart } from './length-part.tsx'
import { PassagePart } from './passage-part.tsx'
import { PicturePart } from './picture-part.tsx'

type Props = {
  id: string
  version: number
  text: string
  goal: number | null
  answer: EditorAnswer | null
  isSaved: boolean
  rich: RichEditor | null
}

/** What stands under a document: its length and outline, checks, and help with what is chosen. */
export function Beside({ id, version, text, goal, answer, isSaved, rich }: Props) {
  const { problem = null, checked = null, helped = null, replaced = null } = answer ?? {}
  return (
    <div className="mt-10 grid items-start gap-x-12 gap-y-8 border-t border-line pt-6 md:grid-cols-2 xl:grid-cols-3 print:hidden">
      <div className="grid min-w-0 gap-8">
        <LengthPart text={text} goal={goal} />
        <OutlinePart text={text} />
        <div className="grid gap-4">
          <FindPart
            key={rich ? 'rich' : 'plain'}
            id={id}
            version={version}
            text={text}
            rich={rich}
            isSaved={isSaved}
            error={problem?.errors['find'] ?? null}
            replaced={replaced}
          />
          <PicturePart id={id} rich={rich} problem={problem} isSaved={isSaved} />
        </div>
      </div>
      <div className="min-w-0">
        <ChecksPart id={id} text={text} checked={checked} isSaved={isSaved} rich={rich} />
      </div>
      <div className="min-w-0">
        <PassagePart id={id} version={version} rich={rich} isSaved={isSaved} problem={problem} helped={helped} />
      </div>
    </div>
  )
}
