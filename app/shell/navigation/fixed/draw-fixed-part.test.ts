import { expect, test } from 'vitest'
import { headerMenus } from '#app/catalogue/menus.ts'
import { to } from '#app/catalogue/to.ts'
import { drawFixedPart } from './draw-fixed-part.tsx'

const supportEmail = 'a"b<c>@frenly.test'

test('each dropdown and the sheet lead to every screen of their menus', () => {
  const sheet = drawFixedPart({ name: 'sheet', supportEmail })
  for (const { label, items } of headerMenus) {
    const panel = drawFixedPart({ name: label, supportEmail })
    for (const { screen } of items) {
      expect(panel).toContain(`href="${to(screen)}"`)
      expect(sheet).toContain(`href="${to(screen)}"`)
    }
  }
})

test('the address of the support cannot end the attribute it stands in', () => {
  expect(drawFixedPart({ name: 'footer', supportEmail })).toContain('href="mailto:a&quot;b&lt;c&gt;@frenly.test"')
})
