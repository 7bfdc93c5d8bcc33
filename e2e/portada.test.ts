import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { expectAccessible, LOOKS, picture, signIn, useBrowser } from './browser.ts'
import { spill, UNIVERSIDAD } from './demo.ts'
import { pedir } from './planPropio.ts'
import { retener } from './retener.ts'
import { startServidor } from './servidor.ts'

/** How far things jumped that were on the screen already, since the page began (Core Web Vitals: good is under 0.1). */
const SALTOS = `new Promise(resolve => {
  let sum = 0
  new PerformanceObserver(list => {
    for (const e of list.getEntries()) if (!e.hadRecentInput) sum += e.value
  }).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(sum), 300)
})`

/** Reads the whole page, as a person does who scrolls. */
async function leer(page: Page): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(80)
  }
}

const nav = (page: Page) => page.getByRole('navigation', { name: 'Secciones' })
/** Where an element begins, from the top of the window. */
const top = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate(e => Math.round(e.getBoundingClientRect().top))

/** Sets what root sets for the installation. */
async function ajustar(open: () => Promise<{ page: Page }>, ajustes: object): Promise<void> {
  const { page } = await open()
  await enterRoot(page)
  await pedir(page, 'PUT', '/v1/ajustes/instalacion', ajustes)
}

describe('the landing', () => {
  const { open } = useBrowser()

  it.each(LOOKS)(
    'shows the product in the theme of the screen, and nothing jumps (%s, dark %s)',
    async (size, dark) => {
      const { page, problems } = await open({ size, dark })
      await page.goto('/')
      expect(await page.locator('html').getAttribute('lang')).toBe('es')
      const hero = page.getByRole('img', { name: /^La malla de Ingeniería de Sistemas/ })
      await hero.waitFor()
      await picture(page, `portada-inicio-${size}-${dark ? 'oscura' : 'clara'}`)
      await leer(page)
      expect(await page.evaluate<number>(SALTOS)).toBeLessThan(0.02)
      const fotos = page.getByRole('main').getByRole('img')
      expect(await fotos.count()).toBe(7)
      for (const foto of await fotos.all()) {
        await foto.scrollIntoViewIfNeeded()
        await expect
          .poll(() => foto.evaluate((e: { naturalWidth?: number }) => e.naturalWidth ?? 0))
          .toBeGreaterThan(300)
        expect(await foto.getAttribute('src')).toContain(dark ? '-oscuro' : '-claro')
      }
      expect(await spill(page)).toBe(0)
      await page.getByRole('button', { name: dark ? 'Usar tema claro' : 'Usar tema oscuro' }).click()
      await expect.poll(() => hero.getAttribute('src')).toContain(dark ? '-claro' : '-oscuro')
      expect(problems).toEqual([])
    },
  )

  it('leads to each of its sections by keyboard, under the bar, and marks the one that is read', async () => {
    const { page } = await open()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await nav(page).getByRole('link', { name: 'Demo', exact: true }).waitFor()
    for (const [name, id] of [
      ['Diseño curricular', 'diseno'],
      ['Características', 'caracteristicas'],
      ['Demo', 'demo'],
    ] as const) {
      const link = nav(page).getByRole('link', { name, exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      // The page may end before the head of a section near its end reaches the bar.
      await expect.poll(() => top(page, id)).toBeLessThanOrEqual(id === 'demo' ? 500 : 75)
      expect(await top(page, id)).toBeGreaterThanOrEqual(75)
      await expect.poll(() => link.getAttribute('aria-current')).toBe('true')
      expect(await nav(page).locator('[aria-current]').count()).toBe(1)
      expect(await page.locator(`#${id}`).evaluate(e => e === e.ownerDocument.activeElement)).toBe(true)
    }
    // From the section the keyboard goes on into it, and scrolling marks what is read.
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toBe('Probar la demostración')
    await page.mouse.wheel(0, -100_000)
    const inicio = nav(page).getByRole('link', { name: 'Inicio', exact: true })
    await expect.poll(() => inicio.getAttribute('aria-current')).toBe('true')
  })

  it('on a phone has its sections in a menu that Esc and a choice close', async () => {
    const { page } = await open({ size: 'phone', dark: true })
    await page.goto('/')
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await nav(page).getByRole('link', { name: 'Contacto', exact: true }).waitFor()
    await expectAccessible(page, 'menu of the landing')
    await page.keyboard.press('Escape')
    await nav(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await nav(page).getByRole('link', { name: 'Contacto', exact: true }).click()
    await nav(page).waitFor({ state: 'hidden' })
    await expect.poll(() => top(page, 'contacto')).toBeLessThan(844)
  })

  it('moves smoothly, and not at all for who asks for no motion', async () => {
    const { page } = await open({ motion: true })
    await page.goto('/')
    const how = () => page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')
    await expect.poll(how).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await how()).toBe('auto')
  })

  it('has a malla to touch', async () => {
    const { page } = await open()
    await page.goto('/')
    await page
      .getByRole('button', { name: /^Cálculo I 5 cr.*Matemática/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.getByText('Cálculo I no necesita ningún curso previo').waitFor()
  })

  it('an address with a section begins there', async () => {
    const { page } = await open()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/#caracteristicas')
    await expect.poll(() => top(page, 'caracteristicas')).toBe(75)
  })

  it('the demonstration is one click away: as a visitor, who reads and whose account is nobody’s own', async () => {
    const { page, problems } = await open()
    await page.goto('/')
    await page.getByRole('button', { name: 'Probar la demostración', exact: true }).first().click()
    await page.waitForURL('**/escritorio')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goto('/form/04022015015219')
    await page.getByText('Está de visita en la demostración').waitFor()
    await expectAccessible(page, 'profile of a visitor')
    // Who is signed in is led to the desk, and not into another session.
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Ir al escritorio' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Ir al escritorio' }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Probar la demostración' }).count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('says so where a visit is refused, and stays', async () => {
    const { page } = await open()
    await page.goto('/')
    await page.route('**/api/v1/auth/demostracion', route =>
      route.fulfill({ status: 429, json: { message: 'Demasiados intentos.', errors: {} } }),
    )
    await page.getByRole('button', { name: 'Probar la demostración', exact: true }).first().click()
    await page.getByRole('alert').filter({ hasText: 'Demasiados intentos.' }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('shows what root wrote: how to reach them, rubrics, what people say, and hides the demonstration', async () => {
    await ajustar(open, {
      contacto: 'hola@malla.local',
      pie: { correo: 'hola@malla.local', telefono: '+51 54 123 456', credito: 'Hecho en Arequipa' },
      rubricas: 'https://ejemplo.edu/rubricas',
      testimonios: [{ nombre: 'Ana Ruiz', cargo: 'Directora', texto: 'Terminamos en un mes.' }],
      demostracion: false,
    })
    const { page } = await open()
    await page.goto('/')
    await nav(page).getByRole('link', { name: 'Testimonios' }).waitFor()
    await page.getByText('Terminamos en un mes.').waitFor()
    expect(
      await nav(page)
        .getByRole('link', { name: /^Rúbricas/ })
        .getAttribute('href'),
    ).toBe('https://ejemplo.edu/rubricas')
    const pie = page.getByRole('contentinfo')
    expect(await pie.getByRole('link', { name: 'hola@malla.local' }).getAttribute('href')).toBe(
      'mailto:hola@malla.local',
    )
    expect(await pie.getByRole('link', { name: '+51 54 123 456' }).getAttribute('href')).toBe(
      'tel:+5154123456',
    )
    await pie.getByText('Hecho en Arequipa').waitFor()
    await pie.getByText(`© ${new Date().getFullYear()} Malla`).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Escríbanos' }).waitFor()
    expect(await nav(page).getByRole('link', { name: 'Demo' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /demostración/ }).count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
    expect(await page.evaluate<number>(SALTOS)).toBeLessThan(0.02)
    await expectAccessible(page, 'landing with all')
    await picture(page, 'portada-completa')

    await ajustar(open, {
      contacto: null,
      pie: { correo: null, telefono: null, credito: null },
      rubricas: null,
      testimonios: [],
      demostracion: true,
    })
    await page.reload()
    await nav(page).getByRole('link', { name: 'Demo', exact: true }).waitFor()
    for (const nothing of ['Testimonios', 'Rúbricas', 'Escríbanos'])
      expect(await page.getByRole('link', { name: nothing }).count(), nothing).toBe(0)
    expect(await page.getByText('Lo que dicen quienes la usan').count()).toBe(0)
  })

  it('offers neither the demonstration nor a public plan where there is none', async () => {
    const servidor = await startServidor({ DEMO: '0' })
    try {
      const { page } = await open({ baseURL: servidor.baseUrl })
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
      expect(await page.getByRole('button', { name: /demostración/ }).count()).toBe(0)
      expect(await page.getByRole('link', { name: 'Ver un plan público' }).count()).toBe(0)
      const refused = await page.request.post('/api/v1/auth/demostracion', { data: {} })
      expect(refused.status()).toBe(404)
    } finally {
      await servidor.stop()
    }
  })

  it('says without scripts what it needs, and not that something is on its way', async () => {
    const { page } = await open({ scripts: false })
    await page.goto('/')
    // By its text it is not found: a browser with scripts has none of it.
    await page.locator('noscript p').waitFor()
    expect(await page.locator('#cargando').isVisible()).toBe(false)
  })

  it('leads to the plan that was published last', async () => {
    const { page } = await open()
    await page.route('**/api/v1/ajustes/publicos', async route => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ json: { data: { ...body.data, plan_publico: '/publico/uas/sistemas-2026' } } })
    })
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Ver un plan público' })
    expect(await link.getAttribute('href')).toBe('/publico/uas/sistemas-2026')
  })

  it('stays whole where the settings do not come', async () => {
    const { page } = await open()
    await page.route('**/api/v1/ajustes/publicos', route => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/')
    await nav(page).getByRole('link', { name: 'Contacto', exact: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
  })
})

describe('what goes wrong, and what is on its way', () => {
  const { open } = useBrowser()
  const PLANES = '/form/09092015083031'

  it('a fault of the server is a page that says so, with its ways out', async () => {
    const { page } = await open()
    await page.goto('/')
    await signIn(page, 'operador@demo.edu', 'malla2026', UNIVERSIDAD)
    await page.route(/\/api\/v1\/plan\/estudios\/\d+$/, route =>
      route.fulfill({
        status: 500,
        json: { message: 'Ha ocurrido un problema interno, inténtelo más tarde.', errors: {} },
      }),
    )
    await page.goto(`${PLANES}/1`)
    await page.getByRole('heading', { name: 'Error en el Servidor - 500' }).waitFor()
    await page.getByText('Ha ocurrido un problema interno, inténtelo más tarde.').first().waitFor()
    await expect.poll(() => page.title()).toContain('Error en el Servidor - 500')
    await page.getByRole('button', { name: 'Reintentar' }).first().waitFor()
    await page.getByRole('button', { name: 'Volver' }).waitFor()
    await expectAccessible(page, 'a fault of the server')
    await page.getByRole('link', { name: 'Ir al escritorio' }).click()
    await page.waitForURL('**/escritorio')
    await page.unroute(/\/api\/v1\/plan\/estudios\/\d+$/)
  })

  it('another status is «Ha ocurrido un problema»', async () => {
    const { page } = await open()
    await signIn(page, 'operador@demo.edu', 'malla2026', UNIVERSIDAD)
    await page.route(/\/api\/v1\/plan\/estudios\/\d+$/, route =>
      route.fulfill({ status: 413, json: { message: 'Es demasiado grande.', errors: {} } }),
    )
    await page.goto(`${PLANES}/1`)
    await page.getByRole('heading', { name: 'Ha ocurrido un problema - 413' }).waitFor()
  })

  it('a part of an older version that is not there any more loads the page again, once', async () => {
    const { page } = await open()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/assets/SigninPage-*.js', route => route.fulfill({ status: 404, body: '' }))
    const enter = page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })
    // By keyboard: a pointer that comes near fetches the page ahead, which fails as well.
    await enter.press('Enter')
    await expect.poll(() => loads).toBe(1)
    await page.getByText('Una parte de la aplicación no se pudo cargar.').waitFor()
    // No answer said a status: it is 500 (§2).
    await page.getByRole('heading', { name: 'Error en el Servidor - 500' }).waitFor()
    // Not for ever: what is missing still is told, with a way to try again.
    await page.waitForTimeout(1500)
    expect(loads).toBe(1)
    await expectAccessible(page, 'a part that is missing')
    await page.unroute('**/assets/SigninPage-*.js')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByLabel('Usuario').waitFor()
  })

  it('a page on its way says «Cargando…» after a moment, and what is quick says nothing', async () => {
    const { page } = await open()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const soltar = await retener(page, '**/assets/ContactoPage-*.js')
    await page.goto('/contacto')
    await page.getByRole('status').filter({ hasText: 'Cargando…' }).waitFor()
    soltar()
    await page.getByRole('heading', { name: 'Escríbanos' }).waitFor()
    expect(await page.getByText('Cargando…').count()).toBe(0)
  })

  it('the side of every page ends with copyright and the credit that root wrote', async () => {
    const credito = 'Hecho en Arequipa'
    await ajustar(open, { pie: { correo: null, telefono: null, credito } })
    const { page } = await open()
    await signIn(page, 'operador@demo.edu', 'malla2026', UNIVERSIDAD)
    const side = page.getByRole('complementary', { name: 'Navegación' })
    await side.getByText(`© ${new Date().getFullYear()} Malla`).waitFor()
    await side.getByText(credito).waitFor()
    await ajustar(open, { pie: { correo: null, telefono: null, credito: null } })
  })
})
