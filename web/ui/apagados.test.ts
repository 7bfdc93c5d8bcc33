import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** The buttons of the kit as they stand in a source, each up to the end of its opening tag. */
function botones(texto: string): string[] {
  return [...texto.matchAll(/<(Button|ActionIcon)\b/g)].map(({ index, 0: inicio }) => {
    let llaves = 0
    let fin = index + inicio.length
    for (; fin < texto.length; fin++) {
      if (texto[fin] === '{') llaves++
      else if (texto[fin] === '}') llaves--
      else if (texto[fin] === '>' && llaves === 0) break
    }
    return texto.slice(index, fin)
  })
}

const dice = (expr: string) => new RegExp(`\\sdisabled=\\{${expr}`)
/** The words of these say why, or something else in the same place is at work. */
const CON_PALABRAS = [
  dice('faltan > 0\\}'),
  dice('open > 0\\}'),
  dice('elegidas.length === 0\\} onClick=\\{copiar\\}'),
  dice('(busy|saving|form.saving|isBusy|ocupado|disabled)\\b'),
]
/** The foot of a form says beside its buttons why it only shows; the toolbar of a report waits for the report. */
const DE_TODO_LO_DE_AL_LADO = [dice('!!whyNotSave\\}'), dice('!ready\\}')]

it('no button is disabled without its reason: that is what ActionButton and IconButton are for', async () => {
  const sueltos: string[] = []
  for await (const archivo of glob('**/*.tsx', { cwd: WEB, exclude: f => f.startsWith('node_modules') }))
    for (const boton of botones(readFileSync(`${WEB}/${archivo}`, 'utf8'))) {
      const [escrito, permitidos] = [boton.replace(/\s+/g, ' '), [...CON_PALABRAS, ...DE_TODO_LO_DE_AL_LADO]]
      if (/\sdisabled\b/.test(escrito) && !permitidos.some(p => p.test(escrito)))
        sueltos.push(`${archivo}: ${escrito}`)
    }
  expect(sueltos).toEqual([])
})

it('a picture that can do nothing now keeps the focus, says so and does nothing', () => {
  const onClick = vi.fn()
  const props: IconButtonProps = { label: 'Nada que deshacer', off: true, onClick, children: null }
  const html = renderToStaticMarkup(createElement(MantineProvider, null, createElement(IconButton, props)))
  const [boton] = /<button[^>]*>/.exec(html)!
  expect(boton).toContain('aria-label="Nada que deshacer"')
  expect(boton).toContain('aria-disabled="true"')
  expect(boton).not.toMatch(/\sdisabled\b/)
})
