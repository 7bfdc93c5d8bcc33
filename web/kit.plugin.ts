import type { Plugin } from 'vite'

/** The names of the classes of a component of the kit: whatever draws the component loads them. What switches and boxes share stands beside the components. */
const CLASES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/

/**
 * Each component of the kit brings its own styles, in the part of the app in which it is drawn first: all together they are twice what is used, and the first
 * picture would wait for those of every dialog. While developing they come in one piece (app/shell/Shell.tsx).
 */
export function kitPlugin(): Plugin {
  return {
    name: 'malla-kit',
    apply: 'build',
    transform: {
      filter: { id: CLASES },
      handler(code, id) {
        const [, nombre] = CLASES.exec(id)!
        return { code: `import '@mantine/core/styles/${nombre}.layer.css'\n${code}`, map: null }
      },
    },
  }
}
