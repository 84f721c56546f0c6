import { test } from './fixtures.ts'
test('look', async ({ page }) => {
  for (const [n, q] of ['What is the capital of Mongolia?', 'Who won the presidential election in the United States in 2032?', 'When was the Golden Gate Bridge opened?'].entries()) {
    await page.goto('/ai/consensus?question=' + encodeURIComponent(q))
    await page.getByRole('form', { name: 'Ask' }).getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByRole('region', { name: 'Agreed answer' }).waitFor()
    console.log('ANSWER', await page.getByRole('region', { name: 'Agreed answer' }).innerText())
    await page.screenshot({ path: `/tmp/pj/run${n}.png`, fullPage: true })
  }
  await page.goto('/register'); await page.screenshot({ path: '/tmp/pj/register.png', fullPage: true })
})
