import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { aqui } from './aqui.ts'
import { expectAccessible, expectLegible, picture } from './browser.ts'
import { INSTITUTO, invitacionesCortadas, ir, spill, UNIVERSIDAD } from './demo.ts'
import { type Estado, estados } from './estados.ts'
import { entrar } from './fotos/entrar.ts'
import { idDeCurso, llego } from './fotos/lugares.ts'
import { type Ids, type Pantalla, pantallas, type Quien } from './pantallas.ts'
import { planDeDemo } from './planPropio.ts'

/** Signs in as somebody of the table and finds what the demonstration calls them. */
async function entrarComo(page: Page, quien: Quien): Promise<Ids> {
  const institucion = quien === 'instituto' ? INSTITUTO : UNIVERSIDAD
  const usuario = quien === 'instituto' ? 'operador' : quien
  if (quien !== 'nadie') await entrar(page.context(), { usuario, institucion }, aqui.rootPassword)
  const ids = { plan: 0, otro: 0, curso: 0, pagina: 'crear-un-plan' }
  if (quien === 'instituto')
    ids.plan = (await planDeDemo(page, 'Desarrollo de Sistemas de Información', 'Plan de estudios 2025')).id
  if (quien === 'operador') {
    ids.plan = (await planDeDemo(page)).id
    ids.otro = (await planDeDemo(page, 'Ingeniería de Sistemas', 'Plan de estudios 2019')).id
    ids.curso = await idDeCurso(page, ids.plan, 'Base de Datos I')
  }
  return ids
}

const direccionDe = ({ ruta, query = '' }: Pantalla, ids: Ids): string =>
  `${ruta}${query}`
    .replace('$planId', String(ids.plan))
    .replace('$pagina', ids.pagina)
    .replace(/\{(\w+)\}/g, (_, id: keyof Ids) => String(ids[id]))

const whenThere = async (page: Page, { visto }: Pantalla): Promise<void> => {
  await page.getByText(visto).filter({ visible: true }).first().waitFor()
  await llego(page)
}

/**
 * Every screen of `cuales` that the table gives this person: nothing beside the window, no invitation cut, nothing that axe finds, on the large
 * window in light and on a phone in dark; and so the states that estados.ts opens on it, on the large window in both.
 */
export async function recorrer(
  page: Page,
  quien: Quien,
  size: 'laptop' | 'phone',
  cuales: (p: Pantalla) => boolean = () => true,
): Promise<void> {
  const ids = await entrarComo(page, quien)
  for (const pantalla of pantallas.filter(p => p.quien === quien && cuales(p))) {
    const direccion = direccionDe(pantalla, ids)
    await ir(page, direccion)
    await whenThere(page, pantalla)
    await mirar(page, `${quien} ${direccion}`, size)
    expect(await spill(page), direccion).toBe(0)
    expect(await invitacionesCortadas(page), direccion).toEqual([])
    for (const estado of estadosDe(pantalla, size)) {
      await estado.abrir(page)
      await mirar(page, `${quien} ${direccion}, ${estado.nombre}`, size, estado.parte ?? ABIERTO)
      expect(await invitacionesCortadas(page), `${direccion}, ${estado.nombre}`).toEqual([])
      await (estado.cerrar ?? cerrar)(page)
    }
  }
}

/** What opens over a page. */
const ABIERTO = '[role=dialog], [role=menu]'

const estadosDe = ({ quien, ruta, query }: Pantalla, size: 'laptop' | 'phone'): Estado[] =>
  estados.filter(e => e.quien === quien && e.ruta === `${ruta}${query}` && (e.en ?? 'laptop') === size)

/** Escape, until nothing lies over the page any more. */
async function cerrar(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(ABIERTO).filter({ visible: true }).first().waitFor({ state: 'detached' })
}

/** The app follows the system as soon as it hears of it: not at once on a busy machine. */
async function enTema(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' })
}

/**
 * As it stands; a state on the large window in dark too. Whole pages are looked at in dark on the phone, with the same colours: again only where pictures
 * are kept.
 */
async function mirar(page: Page, que: string, size: 'laptop' | 'phone', parte = 'html'): Promise<void> {
  await expectAccessible(page, `${que}, ${size}`, parte)
  await picture(page, nombreDe(`${que}-${size}`))
  if (size === 'phone' || (parte === 'html' && !process.env.PICTURES)) return
  await enTema(page, 'dark')
  await expectLegible(page, `${que}, dark`, parte)
  await picture(page, nombreDe(`${que}-dark`))
  await enTema(page, 'light')
}

const nombreDe = (que: string): string => que.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '')
