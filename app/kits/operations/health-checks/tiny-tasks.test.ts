import sharp from 'sharp'
import { expect, test } from 'vitest'
import { portNames } from '#app/providers/ports.ts'
import { tinyTasks } from './tiny-tasks.ts'

test('every port has its small task or says that it has none, and the picture is one', async () => {
  expect(Object.keys(tinyTasks).toSorted()).toEqual([...portNames].toSorted())
  const { picture } = tinyTasks.see!()
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
  const { audio } = tinyTasks.transcribe!()
  expect(Buffer.from(audio.bytes).subarray(0, 16).toString('latin1')).toBe(
    `RIFF${Buffer.from(audio.bytes).subarray(4, 8).toString('latin1')}WAVEfmt `,
  )
  expect(Buffer.from(audio.bytes).readUInt32LE(4)).toBe(audio.bytes.length - 8)
})
