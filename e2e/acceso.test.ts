import { CLAVE_DE_DEMO } from '@malla/server/seeds/demo/gente.ts'
import { readOutbox } from '@malla/server/testing/outbox.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { expectAccessible, picture, signIn, useBrowser } from './browser.ts'
import { INSTITUTO, UNIVERSIDAD, unico } from './demo.ts'
import { retener } from './retener.ts'

const VARIAS = 'varias@demo.edu'

/** A call as the administrator, for what a journey needs beforehand. */
async function asRoot<T>(path: string, body: object): Promise<T> {
  const ask = async (url: string, input: object, token?: string) => {
    const r = await fetch(`${aqui.baseUrl}/api${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(input),
    })
    return (await r.json()) as never
  }
  const { _token }: { _token: string } = await ask('/auth/signin', {
    usuario: 'root@malla.local',
    password: aqui.rootPassword,
  })
  return ask(path, body, _token)
}

/** Somebody new with a temporary password. */
async function nuevo(): Promise<{ usuario: string; clave: string }> {
  const usuario = `${unico('nueva').replace(/\W/g, '')}@demo.edu`
  const { data } = await asRoot<{ data: { id: number } }>('/usuarios/save', {
    nombres: 'Nélida Ccori',
    correo: usuario,
    usuario,
    accesos: [
      {
        empresa_id: 1,
        tipopersona_id: 3,
        tipouser: 2,
        rol: 1,
        is_tutor: false,
        permisosFacultades: [],
        permisosProgramas: [],
        programas_ids: [],
        cursos_ids: [],
      },
    ],
  })
  const { password } = await asRoot<{ password: string }>('/usuarios/administradores/showPassword', {
    id: data.id,
  })
  return { usuario, clave: password }
}

const write = async (page: Page, clave: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill(clave)
  await page.getByRole('textbox', { name: 'Repita la nueva' }).fill(clave)
}
const menu = async (page: Page, entrada: string): Promise<void> => {
  await page.getByRole('button', { name: /^Menú de / }).click()
  await page.getByRole('menuitem', { name: entrada, exact: true }).click()
}
const elige = (page: Page, que: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name: que })

describe('with what to work (§4)', () => {
  const { open } = useBrowser()

  it('institution, role and programme are asked in turn, once; changed from the menu, everything follows, in all tabs', async () => {
    const { page, problems } = await open({ routed: true })
    await signIn(page, VARIAS, CLAVE_DE_DEMO)
    await page.getByText('¿con qué institución desea trabajar?').waitFor()
    await expectAccessible(page, 'choosing the institution')
    await picture(page, 'elegir-institucion')
    await elige(page, UNIVERSIDAD).click()
    await page.getByText('ahora selecciona un Rol').waitFor()
    await elige(page, /^Operador/).click()
    await page.getByText('ahora selecciona un Programa / Carrera').waitFor()
    await elige(page, /./).last().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    const other = await page.context().newPage()
    await other.goto('/escritorio')
    await other.getByText(UNIVERSIDAD).first().waitFor()
    await menu(page, 'Cambiar de Rol')
    expect(await elige(page, /^Operador/).getAttribute('aria-current')).toBe('true')
    await elige(page, /^Inspector/).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('aside').getByText('Inspector', { exact: true }).waitFor()
    await other.locator('aside').getByText('Inspector', { exact: true }).waitFor()

    // While it changes nothing closes the question: neither Esc nor a click beside it.
    const dejarPasar = await retener(page, '**/api/empresas/change')
    await menu(page, 'Cambiar de Entidad')
    await elige(page, INSTITUTO).click()
    await elige(page, INSTITUTO).and(page.locator('[data-loading]')).waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await page.waitForTimeout(500)
    expect(await elige(page, INSTITUTO).isVisible()).toBe(true)
    dejarPasar()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('aside').getByText(INSTITUTO).waitFor()
    await other.locator('aside').getByText(INSTITUTO).waitFor()
    expect(await page.getByText(UNIVERSIDAD).count()).toBe(0)
    expect(await other.getByText(UNIVERSIDAD).count()).toBe(0)

    await menu(page, 'Salir')
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await page.waitForURL('**/auth/signin*')
    await other.waitForURL('**/auth/signin*')
    await signIn(page, VARIAS, CLAVE_DE_DEMO)
    await page.locator('aside').getByText(INSTITUTO).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    // A tab whose session ended elsewhere asks who is signed in, and is told: 401; a channel of the former institution: 403.
    expect(problems.filter(p => !/ 40[13] /.test(p))).toEqual([])
  })

  it('a link that says with what to work asks nothing', async () => {
    const { page } = await open()
    await page.goto('/auth/signin?empresa=2')
    await page.getByLabel('Usuario').fill(VARIAS)
    await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE_DE_DEMO)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.locator('aside').getByText(INSTITUTO).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('passwords', () => {
  const { open } = useBrowser()

  it('a temporary one is changed first, a forgotten one by the link in a mail, which works once and ends the other sessions', async () => {
    const { usuario, clave } = await nuevo()
    const { page } = await open()
    await page.goto('/auth/signin')
    await page.getByLabel('Usuario').fill(usuario)
    await page.getByLabel('Contraseña', { exact: true }).fill(clave)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('heading', { name: 'Elija su contraseña' }).waitFor()
    await expectAccessible(page, 'a temporary password')
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await page.getByText('Escriba su contraseña nueva.').waitFor()
    await page.locator('#password:focus').waitFor()
    await write(page, 'corta')
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await page.getByText('al menos 10 caracteres').waitFor()
    await write(page, 'una frase que nadie sabe')
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await page.getByRole('heading', { level: 1, name: /Nélida/ }).waitFor()

    const { page: forgot } = await open({ size: 'phone', dark: true })
    await forgot.goto('/auth/signin')
    await forgot.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
    await forgot.getByRole('heading', { name: 'Recuperar la contraseña' }).waitFor()
    await forgot.getByLabel('Usuario').fill(usuario)
    await forgot.getByRole('button', { name: 'Enviar el enlace' }).click()
    await forgot.getByRole('status').waitFor()
    await expectAccessible(forgot, 'recovery')
    await picture(forgot, 'recuperar-phone-oscura')
    const link = await expect
      .poll(() => linkFor(usuario))
      .not.toBeNull()
      .then(() => linkFor(usuario)!)
    await forgot.goto(link)
    await write(forgot, 'otra frase que nadie sabe')
    await forgot.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await forgot.getByRole('heading', { name: 'Contraseña cambiada' }).waitFor()
    await forgot.getByRole('link', { name: 'Malla', exact: true }).waitFor()
    // The page that was open elsewhere says so by itself, and what was there is remembered.
    await page.waitForURL('**/auth/signin*')
    await page.getByText('Su sesión terminó').waitFor()

    // A link that was used says so before anything is thought up for it.
    await forgot.goto(link)
    await forgot.getByText('Este enlace ya no sirve').waitFor()
    expect(await forgot.getByRole('textbox').count()).toBe(0)
    await expectAccessible(forgot, 'a link that is used up')
    await forgot.getByRole('link', { name: 'Pedir otro enlace' }).click()
    await forgot.getByRole('heading', { name: 'Recuperar la contraseña' }).waitFor()
    await signIn(forgot, usuario, 'otra frase que nadie sabe')
    // A link opens also where somebody is signed in: the desk would say nothing of it.
    await forgot.waitForURL('**/escritorio')
    await forgot.goto(link)
    await forgot.getByRole('heading', { name: 'Enlace no válido' }).waitFor()
  })

  it('an account that is not there is answered the same', async () => {
    const said: (string | null)[] = []
    for (const usuario of [VARIAS, 'nadie@demo.edu']) {
      const { page } = await open()
      await page.goto('/auth/recovery-pass')
      await page.getByLabel('Usuario').fill(usuario)
      await page.getByRole('button', { name: 'Enviar el enlace' }).click()
      said.push(await page.getByRole('status').textContent())
    }
    expect(said[0]).toBe(said[1])
  })
})

/** The newest link of recovery that was mailed to somebody. */
const linkFor = (usuario: string): string | null =>
  readOutbox(aqui.dataDir)
    .filter(c => c.para.includes(usuario))
    .map(c => /\/auth\/recovery-pass\?codigo=[\w-]+/.exec(c.texto)?.[0] ?? null)
    .findLast(l => l !== null) ?? null
