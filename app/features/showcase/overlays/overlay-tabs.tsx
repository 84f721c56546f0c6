import { Tabs } from '#app/ui/controls/tabs.tsx'
import { TextInput, Field } from '#app/ui/controls/field.tsx'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { Specimen } from '../parts/guide.tsx'
import { Stage } from '../data/numbers.tsx'

const words = (text: string) => <p className="max-w-[34rem] text-fg-muted">{text}</p>

export const tabs: GuideSectionEntry = {
  id: 'tabs',
  title: 'Tabs',
  lead: 'Panels of one page, moved through with the arrow keys. Without JavaScript they stand below one another.',
  children: (
    <>
      <Specimen name="Up to four, in a well" use="Each panel keeps what was typed into it.">
        <Stage>
          <Tabs
            label="Chat or feedback"
            tabs={[
              { id: 'chat', label: 'Chat', content: words('The panda answers here, and says when it does not know.') },
              {
                id: 'feedback',
                label: 'Feedback',
                content: (
                  <Field label="A word to us" help="A sample: it is not sent." className="max-w-[26rem]">
                    <TextInput />
                  </Field>
                ),
              },
              { id: 'history', label: 'History', content: words('What you asked before, the newest first.') },
            ]}
          />
        </Stage>
      </Specimen>
      <Specimen name="More than four, underlined" use="The list scrolls where it does not fit.">
        <Stage>
          <Tabs
            label="Tracks"
            tabs={[
              { id: 'start', label: 'First steps', content: words('What a model is, and what it is not.') },
              { id: 'ask', label: 'Asking well', content: words('One thing at a time, with what you know already.') },
              { id: 'check', label: 'Checking answers', content: words('Who says so, and who says otherwise.') },
              { id: 'images', label: 'Pictures', content: words('Say what is in front, what is behind, what light.') },
              { id: 'voice', label: 'Voice', content: words('Speak as to a friend. Pauses are fine.') },
              { id: 'safety', label: 'Keeping safe', content: words('What never to paste into a box.') },
            ]}
          />
        </Stage>
      </Specimen>
    </>
  ),
}
