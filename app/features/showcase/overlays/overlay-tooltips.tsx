import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink, IconButtonLink } from '#app/ui/controls/button.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#app/ui/overlays/tooltip-timing.ts'
import { Tooltip, TooltipGroup } from '#app/ui/overlays/tooltip.tsx'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { Specimen } from '../parts/guide.tsx'
import { WithNumbers } from '../data/numbers.tsx'

const tools = [
  ['consensus', 'scale'],
  ['image-studio', 'image'],
  ['voice-tools', 'mic'],
  ['document-analyzer', 'file-search'],
  ['support', 'help'],
] as const satisfies readonly (readonly [ScreenId, IconName])[]

export const tooltips: GuideSectionEntry = {
  id: 'tooltips',
  title: 'Tooltips',
  lead: 'The name of an icon, or a few words more. They can be reached with the pointer, stay as long as it does and go on Escape.',
  children: (
    <>
      <Specimen name="One by itself" use="At once for the keyboard, never on touch.">
        <WithNumbers rows={[['Opens after', `${TOOLTIP_OPEN_DELAY_MS} ms`]]}>
          <IconButtonLink to={to('support')} label={screens.support.title} outlined>
            <Icon name="help" size={20} />
          </IconButtonLink>
        </WithNumbers>
      </Specimen>
      <Specimen name="In a toolbar" use="Once the first has shown, its neighbours do not wait.">
        <WithNumbers
          rows={[
            ['The first', `${TOOLTIP_OPEN_DELAY_MS} ms`],
            ['Its neighbours', '0 ms'],
            ['They wait again after', `${TOOLTIP_SKIP_DELAY_MS} ms away`],
          ]}
        >
          <TooltipGroup className="rounded-[14px] bg-sunken p-1">
            {tools.map(([id, icon]) => (
              <IconButtonLink key={id} to={to(id)} label={screens[id].title}>
                <Icon name={icon} size={20} />
              </IconButtonLink>
            ))}
          </TooltipGroup>
        </WithNumbers>
      </Specimen>
      <Specimen name="At both edges" use="Long words wrap and stay inside the window." className="flex justify-between">
        <Tooltip words="Every screen of the product in one list, with what each of them does" side="bottom">
          <ButtonLink to={to('list')} variant="plain" size="sm">
            Screens
          </ButtonLink>
        </Tooltip>
        <Tooltip words="Questions, answers and a mailbox that somebody reads" side="bottom">
          <ButtonLink to={to('support')} variant="plain" size="sm">
            Help
          </ButtonLink>
        </Tooltip>
      </Specimen>
    </>
  ),
}
