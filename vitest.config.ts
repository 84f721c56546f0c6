import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['app/**/*.test.ts', 'tests/shape/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['app/**/*.test.tsx'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        test: {
          name: 'walk',
          environment: 'node',
          include: ['tests/walk/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
