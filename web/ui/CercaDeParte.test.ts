import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { CercaDeParte } from './CercaDeParte.tsx'
import { SIN_PARTE } from './recarga.ts'

/** The fence as React has it after what it holds threw this. */
function tras(error: unknown, props: Partial<CercaDeParte['props']> = {}): CercaDeParte {
  const cerca = new CercaDeParte({ children: 'lo demás', ...props })
  cerca.state = CercaDeParte.getDerivedStateFromError(error)
  cerca.componentDidCatch(error)
  return cerca
}

it('in the place of a part that did not come stands what is said for it, or nothing', () => {
  expect(tras(new Error(SIN_PARTE), { enSuLugar: 'falta' }).render()).toBe('falta')
  expect(tras(new Error(SIN_PARTE)).render()).toBeNull()
})

it('what asked for it hears of it; any other error goes on to the page', () => {
  const onMissing = vi.fn()
  tras(new Error(SIN_PARTE), { onMissing })
  expect(onMissing).toHaveBeenCalledTimes(1)
  const otro = new Error('Otra cosa')
  expect(() => tras(otro, { onMissing }).render()).toThrow(otro)
  expect(onMissing).toHaveBeenCalledTimes(1)
})

const WEB = path.join(import.meta.dirname, '..')
const fuentes = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(f => /\.tsx?$/.test(f) && !/\.test\.ts$|node_modules|^dist\//.test(f))
  .map(f => [f, readFileSync(path.join(WEB, f), 'utf8')] as const)
const losQue = (patron: RegExp): string[] =>
  fuentes.flatMap(([archivo, texto]) => (patron.test(texto) ? [archivo] : [])).sort()

it('code that comes later comes by `parte`, which asks for it anew; `lazy` is for what the shell waits for behind its own fence', () =>
  expect(losQue(/\blazy\(/)).toEqual(['app/shell/Shell.tsx', 'routes.tsx', 'ui/parte.tsx']))

it('whoever waits for code has a fence around it: where it does not come the rest stays', () => {
  const sinCerca = losQue(/<Suspense/).filter(
    archivo => !/<CercaDeParte|<EditorRico/.test(fuentes.find(([f]) => f === archivo)![1]),
  )
  expect(sinCerca).toEqual([
    // What stands in the place of everything.
    'app/shell/Shell.tsx',
    // Each editor has its own: they are waited for together.
    'features/silabos/silabo/Documento.tsx',
    // Without its code what it would show stands under the page.
    'ui/Inspector.tsx',
  ])
})
